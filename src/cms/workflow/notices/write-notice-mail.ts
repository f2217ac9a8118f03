import { labelFor } from '@/cms/admin/label'
import { formAddress } from '@/desk/admin/states/form-address'
import { type Kinds, nameDocument } from '@/desk/admin/states/list-kinds'
import { env } from '@/env'
import type { Locale } from '@/i18n/locales'
import { paths } from '@/paths'
import { nameMentions } from '../comments/mentions'
import { noticeText } from './notice-text'
import type { WorkflowNotice } from './notices'

const maxExcerpt = 300

/** Writes the email about new notices of a user. */
export function writeNoticeMail(
  notices: readonly WorkflowNotice[],
  {
    kinds,
    names,
    language,
  }: { kinds: Kinds; names: ReadonlyMap<string, string>; language: Locale },
): { subject: string; text: string } {
  const address = (path: string) => new URL(path, env.SITE_URL).href
  const deleted = labelFor(language, 'schedule.deletedAccount')
  const sections = notices.map((notice) => {
    const { entity, documentId, title, locale, body, field } = notice
    const excerpt = body && nameMentions(body, names, deleted).slice(0, maxExcerpt)
    return [
      `${nameDocument(kinds, entity, documentId, title)} · ${noticeText(notice, language)}`,
      ...(excerpt ? [`“${excerpt}”`] : []),
      address(formAddress(entity, documentId, locale, field)),
    ].join('\n')
  })
  const stop = `${labelFor(language, 'translations.digest.stop')}\n${address(`${paths.admin}/account`)}`
  return {
    subject: `${labelFor(language, 'workflow.mail.subject')} · ${new URL(env.SITE_URL).host}`,
    text: [
      labelFor(language, 'accounts.mail.greeting'),
      labelFor(language, 'workflow.mail.lead'),
      ...sections,
      stop,
    ].join('\n\n'),
  }
}
