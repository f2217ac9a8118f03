/** Reasons to refuse a file; each is a message key below `uploads.problems`. */
export const fileFaults = [
  'empty',
  'tooLarge',
  'tooMany',
  'tooMuch',
  'kind',
  'heic',
  'film',
  'macros',
  'mismatch',
  'damaged',
  'tooManyPixels',
  'script',
] as const
export type FileFault = (typeof fileFaults)[number]

/**
 * Sizes in bytes; `ending` is the extension of the file name, `found` the extension of the detected
 * type.
 */
export type FileFaultValues = Readonly<Record<string, string | number>>
