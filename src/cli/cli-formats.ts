export const cliFormats = ['svg', 'png', 'jpg', 'webp', 'pdf', 'eps'] as const
export type CliFormat = (typeof cliFormats)[number]

/** Finds the output format for a file name by its extension. */
export function findFormat(name: string): CliFormat | undefined {
  const ending = name.toLowerCase().split('.').at(-1)
  return cliFormats.find((format) => format === (ending === 'jpeg' ? 'jpg' : ending))
}
