import { labelFor } from '@/cms/admin/label'

const keys = [
  'copied',
  'copy',
  'done',
  'english',
  'failed',
  'keep',
  'left',
  'link',
  'missing',
  'next',
  'outdated',
  'picture',
  'previous',
  'replace',
  'replaceQuestion',
  'shortcut',
  'show',
  'undo',
] as const

const termKeys = ['forbidden', 'terms', 'unused', 'used'] as const

export type SideBySideTexts = Record<
  (typeof keys)[number] | (typeof termKeys)[number] | 'marked' | 'markFailed' | 'markUpToDate',
  string
>

/** Returns the texts of the comparison with English in the language of the admin. */
export function sideBySideTexts(language: string): SideBySideTexts {
  const texts = keys.map((key) => [key, labelFor(language, `sideBySide.${key}`)])
  const ofTerms = termKeys.map((key) => [key, labelFor(language, `textHelp.${key}`)])
  return {
    ...(Object.fromEntries(texts) as Record<(typeof keys)[number], string>),
    ...(Object.fromEntries(ofTerms) as Record<(typeof termKeys)[number], string>),
    marked: labelFor(language, 'translations.marked'),
    markFailed: labelFor(language, 'translations.failed'),
    markUpToDate: labelFor(language, 'translations.markUpToDate'),
  }
}
