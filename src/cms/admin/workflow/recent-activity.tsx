import Link from 'next/link'
import type { ServerProps } from 'payload'
import { requestOf } from '@/cms/admin/dashboard/request-of'
import { getTexts } from '@/cms/admin/get-texts'
import { NoticeTable } from '@/cms/admin/notice-table'
import { LocalTime } from '@/cms/admin/time-zone'
import { readActivity } from '@/cms/workflow/activity/read-activity'
import { DocumentName } from '@/desk/admin/states/document-name'
import { formAddress } from '@/desk/admin/states/form-address'
import { listKinds } from '@/desk/admin/states/list-kinds'
import { languageNames } from '@/i18n/language-names'
import { defaultLocale } from '@/i18n/locales'

const shownEntries = 12

/** Who did what last, in all documents. */
export async function RecentActivity(props: ServerProps) {
  if (!props.user) return null
  const t = getTexts(props.i18n)
  const req = await requestOf(props)
  const entries = await readActivity(req, { limit: shownEntries })
  if (entries.length === 0) return null
  const kinds = listKinds(req)
  return (
    <NoticeTable
      title={t('workflow.desk.activity')}
      tone="default"
      columns={[
        t('translations.document'),
        t('failures.what'),
        t('workflow.desk.who'),
        t('workflow.desk.when'),
      ]}
    >
      {entries.map((entry) => {
        const { id, action, at, documentId, entity, exists, isServer, locale, user: name } = entry
        const title = <DocumentName {...{ kinds, entity, id: documentId, title: entry.title }} />
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
            <td>
              {[t(`workflow.actions.${action}`), locale && languageNames[locale]]
                .filter(Boolean)
                .join(' · ')}
            </td>
            <td>{name ?? (isServer ? t('workflow.server') : t('schedule.deletedAccount'))}</td>
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
