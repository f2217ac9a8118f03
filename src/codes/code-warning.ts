/** Findings about the spelling of an address; message keys below `codes.warnings`. */
export const codeWarnings = ['imitates', 'lookAlike', 'mixedScripts'] as const

/** Findings about the contents of fields; message keys below `content.warnings`. */
export const contentWarnings = [
  'passwordEndsInBackslash',
  'passwordIsRawKey',
  'passwordLetters',
  'passwordLength',
  'phoneTrunkPrefix',
] as const

/** An observation that does not stop a code from being saved. */
export type CodeWarning = {
  /** A JSON pointer into the code, such as `/document/languages/de/fields/url`. */
  pointer: string
  /** A message key from the root of the catalog. */
  key:
    | `codes.warnings.${(typeof codeWarnings)[number]}`
    | `content.warnings.${(typeof contentWarnings)[number]}`
  values?: Readonly<Record<string, string | number>>
  /** The reason in English, for developers. */
  detail: string
}
