import { labelFor } from '@/cms/admin/label'
import { type FindingKind, findingKinds } from '@/cms/quality/finding'

const keys = [
  'check',
  'english',
  'failed',
  'focus',
  'forbidden',
  'hint',
  'insert',
  'loading',
  'matches',
  'minutes',
  'noMatches',
  'none',
  'noTerms',
  'own',
  'shortcut',
  'similarity',
  'terms',
  'title',
  'unsaved',
  'unused',
  'used',
] as const

export type TextHelpTexts = Record<(typeof keys)[number], string> & {
  kinds: Record<FindingKind, string>
}

/** Returns the names of the kinds of findings in the language of the admin. */
export function findingNames(language: string): Record<FindingKind, string> {
  const names = findingKinds.map((kind) => [kind, labelFor(language, `quality.kinds.${kind}`)])
  return Object.fromEntries(names)
}

/** Returns the texts of the help with texts in the language of the admin. */
export function textHelpTexts(language: string): TextHelpTexts {
  const texts = keys.map((key) => [key, labelFor(language, `textHelp.${key}`)])
  return { ...Object.fromEntries(texts), kinds: findingNames(language) }
}
