export const exportFormats = ['svg', 'png', 'jpg', 'webp', 'pdf', 'eps'] as const
export type ExportFormat = (typeof exportFormats)[number]

/** The format that a file's ending names. */
export function findFormat(name: string): ExportFormat | undefined {
  const ending = name.toLowerCase().split('.').at(-1)
  return exportFormats.find((format) => format === (ending === 'jpeg' ? 'jpg' : ending))
}
