import type { ServerProps } from 'payload'
import { isEditor } from '@/cms/access/is-editor'
import { type EmptySetting, findEmptySettings } from '@/cms/placeholders/find-empty-settings'
import { publishedIn } from '@/cms/published-in'
import { paths } from '@/paths'
import { labelFor } from './label'

/** Lists on the dashboard which details the published legal pages lack. */
export async function EmptySettings({ i18n, payload, user }: ServerProps) {
  if (!user || !isEditor({ req: { user } as Parameters<typeof isEditor>[0]['req'] })) return null
  const empty = await readEmptySettings(payload)
  if (empty.length === 0) return null
  const { language } = i18n
  return (
    <section className="banner banner--type-default" style={{ display: 'block' }}>
      <h2 style={{ marginBlockEnd: '0.5em' }}>{labelFor(language, 'emptySettings.title')}</h2>
      <p style={{ marginBlockEnd: '0.75em' }}>{labelFor(language, 'emptySettings.text')}</p>
      <ul style={{ marginBlockEnd: '0.75em', paddingInlineStart: '1.25em' }}>
        {empty.map(({ name, pages }) => (
          <li key={name}>
            <a href={`${settingsPath}#field-${name}`}>{labelFor(language, `fields.${name}`)}</a>
            <small style={{ marginInlineStart: '0.75em' }}>{pages.join(' · ')}</small>
          </li>
        ))}
      </ul>
      <a href={settingsPath}>{labelFor(language, 'emptySettings.open')}</a>
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
