import Link from 'next/link'
import { createLocalReq, type ServerProps } from 'payload'
import { isTranslator } from '@/cms/access/is-translator'
import { overviewPath } from '@/cms/admin/admin-paths'
import { labelFor } from '@/cms/admin/label'
import { NoticeTable } from '@/cms/admin/notice-table'
import { findWork, openStates } from '@/cms/translation/find-work'
import { defaultLocale, locales } from '@/i18n/locales'
import { formAddress } from './form-address'
import { listKinds } from './list-kinds'
import { StateMark } from './state-mark'
import { translationTexts } from './translation-texts'

const tasksPerLanguage = 5

/** What is missing or outdated in the languages of a translator, on the dashboard. */
export async function TranslationWork({ i18n, payload, user }: ServerProps) {
  if (!user) return null
  const req = await createLocalReq({ user }, payload)
  if (!isTranslator({ req })) return null
  const own = locales.filter(({ code }) => code !== defaultLocale && user.languages?.includes(code))
  const work = await findWork(
    own.map(({ code }) => code),
    req,
    { limit: tasksPerLanguage },
  )
  const texts = translationTexts(i18n.language)
  const title = labelFor(i18n.language, 'translations.work.title')
  const tasks = work.flatMap((language) => language.tasks)
  if (tasks.length === 0)
    return (
      <section aria-label={title} className="banner banner--type-default">
        {labelFor(i18n.language, 'translations.work.done')}
      </section>
    )
  const kinds = listKinds({ ...req, i18n: { ...req.i18n, language: i18n.language } })
  const nameOf = (locale: string) => own.find(({ code }) => code === locale)?.name
  return (
    <NoticeTable
      title={title}
      tone="default"
      columns={[texts.language, texts.document, texts.state]}
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
                  {texts.states[state]} ({counts[state] ?? 0})
                </Link>
              ))}
            </li>
          ))}
        </ul>
      }
    >
      {tasks.map(({ entity, id, locale, title: name, state, missing, outdated, firstPath }) => (
        <tr key={`${entity} ${id} ${locale}`}>
          <td>{nameOf(locale)}</td>
          <td>
            <Link href={formAddress(entity, id, locale, firstPath)} prefetch={false}>
              {kinds.get(entity)?.title ?? name}
            </Link>
          </td>
          <td>
            <StateMark state={state} /> {texts.states[state]}
            {state !== 'missing' && ` (${missing + outdated})`}
          </td>
          <td />
        </tr>
      ))}
    </NoticeTable>
  )
}
