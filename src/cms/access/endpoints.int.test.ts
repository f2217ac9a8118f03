import { sql } from '@payloadcms/db-postgres'
import type { CollectionSlug, Payload } from 'payload'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Locale } from '@/i18n/locales'
import { sampleInGate } from '@/testing/pick-sample'
import {
  type AccessTable,
  admins,
  type Call,
  createAccessTable,
  editors,
  germanPublishers,
  germans,
  noPerson,
  type Person,
  reviewers,
  team,
  writers,
} from '@/testing/test-access'
import { startTestPayload } from '@/testing/test-payload'
import { richText } from '@/testing/test-rich-text'
import { createTeam, type Team } from '@/testing/test-team'

/** Who may use the endpoints of the editorial desk over REST, as each role and as a visitor. */

let payload: Payload
let members: Team
let table: AccessTable
/** An article by the editor, published in English and as a draft in German and French. */
let article: string
let count = 0

const unique = () => `endpoint-${count++}`
const texts = (title: string) => ({ title, body: richText(title) })
const create = async (collection: CollectionSlug, data: object, more: object = {}) =>
  ((await payload.create({ collection, data: data as never, ...more })) as { id: string }).id

beforeAll(async () => {
  payload = await startTestPayload()
  members = await createTeam(payload)
  table = await createAccessTable(payload)
  article = await addArticle()
})

async function addArticle(): Promise<string> {
  const own = { ...texts('Sticker sizes'), slug: unique(), author: members.editor.id }
  const id = await create('posts', { ...own, _status: 'published' })
  const write = (locale: Locale, title: string) =>
    payload.update({ collection: 'posts', id, locale, data: texts(title), draft: true })
  await write('de', 'Größen von Aufklebern')
  await write('fr', 'Tailles des autocollants')
  return id
}

async function addPublished(locale: Locale): Promise<string> {
  const id = await addArticle()
  await payload.update({ collection: 'posts', id, locale, data: { _status: 'published' } })
  return id
}

async function addOutdated(): Promise<string> {
  const id = await addArticle()
  const data = { title: 'Label sizes', _status: 'published' as const }
  await payload.update({ collection: 'posts', id, data })
  return id
}

const post = (path: string, body: object = {}): Call => ({ method: 'POST', path, body })

/** An action on selected documents, of which each is changed or refused. */
const bulk = (action: string, locale: Locale, id: string, more: object = {}): Call => ({
  ...post('/translations/bulk', {
    ...{ action, locales: [locale], documents: [{ slug: 'posts', id }], ...more },
  }),
  isDone: ({ results }) => (results as { outcome: string }[])[0]?.outcome === 'done',
})

async function addLink(locale: Locale): Promise<string> {
  const { rows } = await payload.db.drizzle.execute(sql`
    insert into draft_links (token_hash, entity, document_id, locales, note, user_id, expires_at)
    values (sha256(${unique()}::bytea), 'posts', ${article}, array[${locale}]::_locales[], '',
      ${members.admin.id}, now() + interval '1 day') returning id`)
  return String(rows[0]?.id)
}

async function addComment(locale: Locale, by: Person = 'admin'): Promise<string> {
  const { rows } = await payload.db.drizzle.execute(sql`
    insert into document_comments (entity, document_id, locale, body, user_id)
    values ('posts', ${article}, ${locale}, 'Text', ${members[by as 'admin'].id}) returning id`)
  return String(rows[0]?.id)
}

async function addChange(locale: Locale): Promise<string> {
  const change = { target: 'posts', document: article, locale, action: 'publish', state: 'failed' }
  return create('scheduled-changes', { ...change, at: new Date().toISOString() })
}

async function addPicture(): Promise<string> {
  const image = sharp({ create: { width: 8, height: 8, channels: 3, background: '#c31' } })
  const data = await image.png().toBuffer()
  const file = { data, mimetype: 'image/png', name: `${unique()}.png`, size: data.length }
  return create('media', { alt: 'A square' }, { file })
}

const sharedLink = (locales: Locale[] | null) => () =>
  post(`/posts/${article}/draft-links`, { days: 1, locales })

type Row = [what: string, allowed: Person[], call: () => Call | Promise<Call>]

const tables: Record<string, Row[]> = {
  'links to drafts': [
    ['are listed', team, () => ({ path: `/posts/${article}/draft-links` })],
    ['are created for English', editors, sharedLink(['en'])],
    ['are created for German', germanPublishers, sharedLink(['de'])],
    ['are created for French', editors, sharedLink(['fr'])],
    ['are created for all languages', editors, sharedLink(null)],
    [
      'are revoked in German',
      germanPublishers,
      async () => ({
        method: 'DELETE',
        path: `/posts/${article}/draft-links/${await addLink('de')}`,
      }),
    ],
    [
      'are created for a global in German',
      germanPublishers,
      () => post('/globals/home/draft-links', { days: 1, locales: ['de'] }),
    ],
  ],
  quality: [
    ['is read', team, () => ({ path: `/posts/${article}/quality?locale=fr` })],
    ['is read of a global', team, () => ({ path: '/globals/home/quality?locale=fr' })],
    ['is reported', team, () => ({ path: '/quality/report' })],
    ['is checked now', editors, () => post('/quality/report')],
  ],
  'the calendar': [
    ['lists what is scheduled', team, () => ({ path: '/scheduled-changes' })],
    ['is not written', noPerson, () => post('/scheduled-changes', { target: 'posts' })],
    [
      'tries a failed change in German again',
      germanPublishers,
      async () => post(`/scheduled-changes/${await addChange('de')}/retry`),
    ],
    [
      'tries a failed change in French again',
      editors,
      async () => post(`/scheduled-changes/${await addChange('fr')}/retry`),
    ],
    [
      'dismisses a failed change in French',
      editors,
      async () => ({ method: 'DELETE', path: `/scheduled-changes/${await addChange('fr')}` }),
    ],
  ],
  'side by side': [
    ['has the states', team, () => ({ path: `/posts/${article}/translations` })],
    ['has English', team, () => ({ path: `/posts/${article}/translations/source?locale=fr` })],
    ['has help', team, () => ({ path: `/posts/${article}/translation-help?locale=fr&key=title` })],
    [
      'marks German as up to date',
      germanPublishers,
      () => post(`/posts/${article}/translations/up-to-date`, { locale: 'de' }),
    ],
    [
      'marks French as up to date',
      editors,
      () => post(`/posts/${article}/translations/up-to-date`, { locale: 'fr' }),
    ],
    [
      'marks a change of English as without effect',
      editors,
      () => post(`/posts/${article}/translations/unaffected`),
    ],
  ],
  'several documents': [
    ['are selected', team, () => ({ path: '/translations/matches?state=draft' })],
    [
      'are listed with their states',
      team,
      () => ({ path: `/translations/states?entity=posts&ids=${article}` }),
    ],
    [
      'are published in German',
      germanPublishers,
      async () => bulk('publish', 'de', await addArticle()),
    ],
    ['are published in French', editors, async () => bulk('publish', 'fr', await addArticle())],
    [
      'are unpublished in German',
      germanPublishers,
      async () => bulk('unpublish', 'de', await addPublished('de')),
    ],
    [
      'are marked as up to date in French',
      editors,
      async () => bulk('upToDate', 'fr', await addOutdated()),
    ],
    [
      'are assigned in German',
      editors,
      async () => bulk('assign', 'de', await addArticle(), { assignee: members.editor.id }),
    ],
    ['have their states computed again', admins, () => post('/translations/rebuild')],
  ],
  exchange: [
    [
      'exports French',
      team,
      () =>
        post('/exchange/export', {
          documents: [{ slug: 'posts', id: article }],
          ...{ locales: ['fr'], scope: 'all', format: 'csv' },
        }),
    ],
    ['previews a file', team, () => ({ ...post('/exchange/preview?name=a.csv'), body: 'id' })],
    ['imports German', germans, () => importTitle('de')],
    ['imports French', editors, () => importTitle('fr')],
    ['exports the memory', team, () => ({ path: '/memory/export' })],
    ['lists imported memories', team, () => ({ path: '/memory/imports' })],
    ['imports a memory', editors, () => ({ ...post('/memory/imports?name=a.tmx'), body: 'id' })],
  ],
  workflow: [
    ['marks what was read', team, () => post(`/posts/${article}/comments/read`)],
    [
      'is assigned to a translator',
      editors,
      () =>
        post(`/posts/${article}/workflow`, {
          ...{ locale: 'de', action: 'assign', user: members.translator.id },
        }),
    ],
    [
      'resolves comments in German',
      reviewers.concat('translator'),
      async () => ({
        method: 'PATCH',
        path: `/posts/${article}/comments/${await addComment('de')}`,
        body: { resolved: true },
      }),
    ],
    [
      'resolves comments in French',
      editors,
      async () => ({
        method: 'PATCH',
        path: `/posts/${article}/comments/${await addComment('fr')}`,
        body: { resolved: true },
      }),
    ],
    [
      'deletes comments of others',
      editors,
      async () => ({
        method: 'DELETE',
        path: `/posts/${article}/comments/${await addComment('de')}`,
      }),
    ],
    [
      'deletes own comments',
      writers,
      async () => ({
        method: 'DELETE',
        path: `/posts/${article}/comments/${await addComment('de', 'author')}`,
      }),
    ],
  ],
  'the glossary': [
    ['is exported', team, () => ({ path: '/glossary/export' })],
    ['is imported', editors, () => ({ ...post('/glossary/import'), body: 'id' })],
    ['is read', team, () => ({ path: '/glossary-terms?locale=fr' })],
    ['is extended', editors, () => post('/glossary-terms', term())],
    [
      'is changed',
      editors,
      async () => ({
        method: 'PATCH',
        path: `/glossary-terms/${await create('glossary-terms', term())}?locale=de`,
        body: { preferred: 'Aufkleber' },
      }),
    ],
    [
      'loses terms',
      editors,
      async () => ({
        method: 'DELETE',
        path: `/glossary-terms/${await create('glossary-terms', term())}`,
      }),
    ],
  ],
  media: [
    [
      'are listed with their uses',
      team,
      async () => ({ path: `/media/${await addPicture()}/uses` }),
    ],
    [
      'are moved into a folder',
      editors,
      async () => post('/media/move', { ids: [await addPicture()], folder: 'Blog' }),
    ],
  ],
  'missing pages': [
    [
      'have suggestions',
      editors,
      async () => ({
        path: `/missing-pages/${await create('missing-pages', {
          ...{ path: `/${unique()}`, hits: 1 },
        })}/suggestions`,
      }),
    ],
  ],
  jobs: [['are run by administrators', admins, () => post('/jobs/purge-files/run')]],
}

const term = () => ({ term: unique(), preferred: 'sticker', partOfSpeech: 'noun' })

/** Imports a text that is outdated, and for which only the rights of the user matter. */
const importTitle = (locale: Locale): Call => ({
  ...post('/exchange/apply', {
    ...{ slug: 'posts', id: article, locale },
    texts: [
      { key: 'title', sourceHash: 'old', targetHash: 'old', parts: [{ id: '', after: 'New' }] },
    ],
  }),
  isDone: ({ refusal }) => refusal === undefined,
})

describe.each(Object.entries(tables))('%s', (_name, rows) => {
  it.each(sampleInGate(rows, 2))('%s by %j', async (_what, allowed, call) => {
    expect(await table.listAllowed(async () => call())).toEqual(allowed)
  })
})
