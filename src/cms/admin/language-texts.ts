import { labelFor } from './label'

const keys = [
  'all',
  'altTexts',
  'changed',
  'done',
  'draft',
  'empty',
  'failed',
  'later',
  'lead',
  'missing',
  'now',
  'open',
  'outdated',
  'published',
  'ready',
  'removedConfirm',
  'removedText',
  'removedTitle',
  'title',
  'unapproved',
  'unpublished',
  'untranslated',
  'when',
] as const

export type LanguageTexts = Record<(typeof keys)[number] | 'shared', string>

/** Returns the texts of the controls that publish languages. */
export function languageTexts(language: string): LanguageTexts {
  const texts = keys.map((key) => [key, labelFor(language, `publication.${key}`)])
  return { ...Object.fromEntries(texts), shared: labelFor(language, 'refusals.shared') }
}
