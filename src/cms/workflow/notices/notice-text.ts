import { labelFor } from '@/cms/admin/label'
import { locales } from '@/i18n/locales'
import type { WorkflowNotice } from './notices'

/** Returns what happened, in the language of the admin: “Mia · Review requested · Deutsch”. */
export function noticeText(
  { kind, actor, locale }: Pick<WorkflowNotice, 'actor' | 'kind' | 'locale'>,
  language: string,
): string {
  const name = actor ?? labelFor(language, 'schedule.deletedAccount')
  const languageName = locales.find(({ code }) => code === locale)?.name ?? locale
  return [name, labelFor(language, `workflow.notices.${kind}`), languageName].join(' · ')
}
