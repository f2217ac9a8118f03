/** Whether an error says that a file of the build did not arrive; the bundler's loader names it so. */
export function isMissingPart(error: unknown): boolean {
  return error instanceof Error && error.name === 'ChunkLoadError'
}
