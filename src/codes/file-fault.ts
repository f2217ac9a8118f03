/** Why a file is not taken; each is a message below `uploads.problems`. */
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

/** Sizes in bytes; `ending` is what the name says, `found` the ending of what it really is. */
export type FileFaultValues = Readonly<Record<string, string | number>>
