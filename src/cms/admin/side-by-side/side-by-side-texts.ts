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

export type SideBySideTexts = Record<
  (typeof keys)[number] | 'marked' | 'markFailed' | 'markUpToDate',
  string
>

/** Returns the texts of the comparison with English in the language of the admin. */
export function sideBySideTexts(language: string): SideBySideTexts {
  const texts = keys.map((key) => [key, labelFor(language, `sideBySide.${key}`)])
  return {
    ...(Object.fromEntries(texts) as Record<(typeof keys)[number], string>),
    marked: labelFor(language, 'translations.marked'),
    markFailed: labelFor(language, 'translations.failed'),
    markUpToDate: labelFor(language, 'translations.markUpToDate'),
  }
}
