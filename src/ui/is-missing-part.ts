/** Checks if a file of the build failed to load; the name is set by the bundler's loader. */
export function isMissingPart(error: unknown): boolean {
  return error instanceof Error && error.name === 'ChunkLoadError'
}
