import type { ServerProps } from 'payload'
import { isEditor } from '@/cms/access/is-editor'
import { type EmptySetting, findEmptySettings } from '@/cms/placeholders/find-empty-settings'
import { publishedIn } from '@/cms/published-in'
import { paths } from '@/paths'
import { getTexts } from './get-texts'

/** Lists on the dashboard which details the published legal pages lack. */
export async function EmptySettings({ i18n, payload, user }: ServerProps) {
  const t = getTexts(i18n)
  if (!user || !isEditor({ req: { user } as Parameters<typeof isEditor>[0]['req'] })) return null
  const empty = await readEmptySettings(payload)
  if (empty.length === 0) return null
  return (
    <section className="banner banner--type-default" style={{ display: 'block' }}>
      <h2 style={{ marginBlockEnd: '0.5em' }}>{t('emptySettings.title')}</h2>
      <p style={{ marginBlockEnd: '0.75em' }}>{t('emptySettings.text')}</p>
      <ul style={{ marginBlockEnd: '0.75em', paddingInlineStart: '1.25em' }}>
        {empty.map(({ name, pages }) => (
          <li key={name}>
            <a href={`${settingsPath}#field-${name}`}>{t(`fields.${name}`)}</a>
            <small style={{ marginInlineStart: '0.75em' }}>{pages.join(' · ')}</small>
          </li>
        ))}
      </ul>
      <a href={settingsPath}>{t('emptySettings.open')}</a>
    </section>
  )
}

const settingsPath = `${paths.admin}/globals/site`

async function readEmptySettings(payload: ServerProps['payload']): Promise<EmptySetting[]> {
  const [{ docs }, site] = await Promise.all([
    payload.find({
      collection: 'legal-pages',
      locale: 'all',
      select: { title: true, body: true, _status: true },
      depth: 0,
      pagination: false,
    }),
    payload.findGlobal({ slug: 'site', locale: 'all', depth: 0 }),
  ])
  const pages = docs.map((document) => ({
    title: document.title,
    body: document.body,
    publishedLocales: publishedIn(document),
  }))
  return findEmptySettings(pages, { ...site })
}
