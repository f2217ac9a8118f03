import Link from 'next/link'
import type { ServerProps } from 'payload'
import { isTranslator } from '@/cms/access/is-translator'
import { requestOf } from '@/cms/admin/dashboard/request-of'
import { getTexts } from '@/cms/admin/get-texts'
import { NoticeTable } from '@/cms/admin/notice-table'
import { DocumentName } from '@/desk/admin/states/document-name'
import { formAddress } from '@/desk/admin/states/form-address'
import { listKinds } from '@/desk/admin/states/list-kinds'
import { StateMark } from '@/desk/admin/states/state-mark'
import { overviewPath } from '@/desk/routes'
import { countOpen } from '@/desk/states/count-open'
import { findWork, openStates } from '@/desk/states/find-work'
import { defaultLocale, locales } from '@/i18n/locales'

const tasksPerLanguage = 5

/** What is missing or outdated in the languages of a translator, on the dashboard. */
export async function TranslationWork(props: ServerProps) {
  const { i18n, user } = props
  if (!user) return null
  const t = getTexts(i18n)
  const req = await requestOf(props)
  if (!isTranslator({ req })) return null
  const own = locales.filter(({ code }) => code !== defaultLocale && user.languages?.includes(code))
  const work = await findWork(
    own.map(({ code }) => code),
    req,
    { limit: tasksPerLanguage },
  )
  const title = t('translations.work.title')
  const tasks = work
    .flatMap((language) => language.tasks)
    .map((task) => ({ ...task, open: countOpen(task) }))
  if (tasks.length === 0)
    return (
      <section aria-label={title} className="banner banner--type-default">
        {t('translations.work.done')}
      </section>
    )
  const kinds = listKinds(req)
  const nameOf = (locale: string) => own.find(({ code }) => code === locale)?.name
  return (
    <NoticeTable
      title={title}
      tone="default"
      columns={[t('translations.language'), t('translations.document'), t('translations.state')]}
      footer={
        <ul style={{ listStyle: 'none', padding: 0, marginBlockStart: '0.75rem' }}>
          {work.map(({ locale, counts }) => (
            <li key={locale}>
              <strong style={{ marginInlineEnd: '1rem' }}>{nameOf(locale)}</strong>
              {openStates.map((state) => (
                <Link
                  key={state}
                  href={`${overviewPath}?language=${locale}&state=${state}`}
                  prefetch={false}
                  style={{ marginInlineEnd: '1rem' }}
                >
                  {t(`translations.states.${state}`)} ({counts[state] ?? 0})
                </Link>
              ))}
            </li>
          ))}
        </ul>
      }
    >
      {tasks.map(({ entity, id, locale, title: name, state, open, firstPath }) => (
        <tr key={`${entity} ${id} ${locale}`}>
          <td>{nameOf(locale)}</td>
          <td>
            <Link href={formAddress(entity, id, locale, firstPath)} prefetch={false}>
              <DocumentName {...{ kinds, entity, id, title: name }} />
            </Link>
          </td>
          <td>
            <StateMark state={state} /> {t(`translations.states.${state}`)}
            {open > 0 && ` (${open})`}
          </td>
          <td />
        </tr>
      ))}
    </NoticeTable>
  )
}
