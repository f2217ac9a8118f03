import type { FindingKind } from '@/cms/quality/finding'
import { labelFor } from './label'
import { findingNames } from './text-help/text-help-texts'

const keys = [
  'all',
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

export type LanguageTexts = Record<(typeof keys)[number] | 'shared', string> & {
  kinds: Record<FindingKind, string>
}

/** Returns the texts of the controls that publish languages. */
export function languageTexts(language: string): LanguageTexts {
  const texts = keys.map((key) => [key, labelFor(language, `publication.${key}`)])
  return {
    ...Object.fromEntries(texts),
    shared: labelFor(language, 'refusals.shared'),
    kinds: findingNames(language),
  }
}
