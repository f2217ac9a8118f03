/** What can be wrong with a text, the most urgent first. */
export const findingKinds = [
  'brokenLink',
  'placeholder',
  'forbiddenTerm',
  'missingAlt',
  'headingOrder',
  'sameAsEnglish',
  'titleLength',
  'descriptionLength',
  'unusedTerm',
] as const
export type FindingKind = (typeof findingKinds)[number]

/** Kinds that a writer may leave as they are. */
export const hintKinds: readonly FindingKind[] = ['unusedTerm']

/** Something to fix in a text of a document in one language. */
export type Finding = {
  kind: FindingKind
  /** Path of the field in the form, with rows by position: `blocks.0.title`. */
  path: string
  /** The word, link, picture, heading or number of characters concerned. */
  detail: string
}

/** A text has at most this many findings, and a detail this many characters. */
export const maxFindingsPerText = 20
export const maxDetailLength = 200
