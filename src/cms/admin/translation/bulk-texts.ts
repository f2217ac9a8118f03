import { type LabelKey, labelFor, type TextWithArguments, textFor } from '@/cms/admin/label'

const keys = [
  'clear',
  'person',
  'languages',
  'allLanguages',
  'progress',
  'stop',
  'stopped',
  'keepOpen',
  'refused',
  'details',
] as const
const keysWithArguments = ['selected', 'selectMatches', 'tooMany', 'working', 'more'] as const

/** Texts of the actions on selected documents, in the language of the admin. */
export function bulkTexts(language: string) {
  const translate = (key: LabelKey) => labelFor(language, key)
  const texts = keys.map((key) => [key, translate(`translations.bulk.${key}`)])
  const withArguments = keysWithArguments.map((key) => [
    key,
    textFor(language, `translations.bulk.${key}`),
  ])
  return {
    ...(Object.fromEntries(texts) as Record<(typeof keys)[number], string>),
    ...(Object.fromEntries(withArguments) as Record<
      (typeof keysWithArguments)[number],
      TextWithArguments
    >),
    failed: translate('translations.failed'),
    noOne: translate('translations.noOne'),
    noLanguage: translate('schedule.noLanguage'),
    actions: {
      publish: translate('schedule.publish'),
      unpublish: translate('schedule.unpublish'),
      upToDate: translate('translations.markUpToDate'),
      assign: translate('translations.bulk.assign'),
    },
    leads: {
      publish: translate('translations.bulk.leads.publish'),
      unpublish: translate('translations.bulk.leads.unpublish'),
      upToDate: translate('translations.bulk.leads.upToDate'),
      assign: translate('translations.bulk.leads.assign'),
    },
    outcomes: {
      done: translate('translations.bulk.outcomes.done'),
      scheduled: translate('translations.bulk.outcomes.scheduled'),
      unchanged: translate('translations.bulk.outcomes.unchanged'),
      refused: translate('translations.bulk.outcomes.refused'),
    },
  }
}

export type BulkTexts = ReturnType<typeof bulkTexts>
