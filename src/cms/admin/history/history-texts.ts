import { labelFor } from '@/cms/admin/label'

const keys = [
  'added',
  'compareWith',
  'draft',
  'draftText',
  'englishText',
  'failed',
  'first',
  'lead',
  'none',
  'publish',
  'publishText',
  'removed',
  'shared',
  'title',
] as const

export type HistoryTexts = Record<(typeof keys)[number] | 'apply' | 'language', string>

/** Returns the texts of the comparison of versions in the language of the admin. */
export function historyTexts(language: string): HistoryTexts {
  const texts = keys.map((key) => [key, labelFor(language, `history.${key}`)])
  return {
    ...(Object.fromEntries(texts) as Record<(typeof keys)[number], string>),
    apply: labelFor(language, 'translations.apply'),
    language: labelFor(language, 'translations.language'),
  }
}
