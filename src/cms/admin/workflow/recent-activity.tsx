import Link from 'next/link'
import { createLocalReq, type ServerProps } from 'payload'
import { labelFor } from '@/cms/admin/label'
import { NoticeTable } from '@/cms/admin/notice-table'
import { LocalTime } from '@/cms/admin/time-zone'
import { formAddress } from '@/cms/admin/translation/form-address'
import { listKinds } from '@/cms/admin/translation/list-kinds'
import { readActivity } from '@/cms/workflow/activity/read-activity'
import { defaultLocale, locales } from '@/i18n/locales'
import { workflowTexts } from './workflow-texts'

const shownEntries = 12

/** Who did what last, in all documents. */
export async function RecentActivity({ i18n, payload, user }: ServerProps) {
  if (!user) return null
  const req = await createLocalReq({ user }, payload)
  const entries = await readActivity(req, { limit: shownEntries })
  if (entries.length === 0) return null
  const { language } = i18n
  const texts = workflowTexts(language)
  const kinds = listKinds({ ...req, i18n: { ...req.i18n, language } })
  return (
    <NoticeTable
      title={labelFor(language, 'workflow.desk.activity')}
      tone="default"
      columns={[
        labelFor(language, 'translations.document'),
        labelFor(language, 'failures.what'),
        labelFor(language, 'workflow.desk.who'),
        labelFor(language, 'workflow.desk.when'),
      ]}
    >
      {entries.map((entry) => {
        const { id, action, at, documentId, entity, exists, isServer, locale, user: name } = entry
        const title = kinds.get(entity)?.title ?? entry.title
        const languageName = locales.find(({ code }) => code === locale)?.name
        return (
          <tr key={id}>
            <td>
              {exists ? (
                <Link
                  href={formAddress(entity, documentId, locale ?? defaultLocale, null)}
                  prefetch={false}
                >
                  {title}
                </Link>
              ) : (
                title
              )}
            </td>
            <td>{[texts.actions[action], languageName].filter(Boolean).join(' · ')}</td>
            <td>{name ?? (isServer ? texts.server : texts.deletedAccount)}</td>
            <td>
              <LocalTime at={at} />
            </td>
            <td />
          </tr>
        )
      })}
    </NoticeTable>
  )
}
