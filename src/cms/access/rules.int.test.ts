import { copyDataFromLocale } from '@payloadcms/ui/utilities/copyDataFromLocale'
import {
  type CollectionSlug,
  createLocalReq,
  type GlobalSlug,
  handleEndpoints,
  type Payload,
} from 'payload'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Locale } from '@/i18n/locales'
import { sampleInGate, sampleSeed } from '@/testing/pick-sample'
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
  writersOfGerman,
} from '@/testing/test-access'
import { startTestPayload } from '@/testing/test-payload'
import { richText } from '@/testing/test-rich-text'
import { createTeam, type Team } from '@/testing/test-team'

/** Tests the access rules over REST, as each role and as a visitor: all of them in the release tests. */

let payload: Payload
let members: Team
let picture: File
let table: AccessTable
let count = 0

beforeAll(async () => {
  payload = await startTestPayload()
  members = await createTeam(payload)
  table = await createAccessTable(payload)
  const image = sharp({ create: { width: 8, height: 8, channels: 3, background: '#c31' } })
  picture = new File([new Uint8Array(await image.png().toBuffer())], 'a.png', { type: 'image/png' })
})

const unique = () => `rule-${count++}`
const listAllowed: AccessTable['listAllowed'] = (prepare) => table.listAllowed(prepare)

const create = async (collection: CollectionSlug, data: object, more: object = {}) =>
  (await payload.create({ collection, data: data as never, ...more })) as { id: string }

const texts = (title: string) => ({ title, body: richText(title) })

/** Creates an article that is published in English and German, with unpublished changes in both. */
async function addArticle(author?: Person): Promise<string> {
  const by = author && author !== 'visitor' ? { author: members[author].id } : {}
  const { id } = await create('posts', {
    ...texts('Title'),
    ...by,
    slug: unique(),
    _status: 'published',
  })
  const write = (locale: Locale, data: object, draft: boolean) =>
    payload.update({ collection: 'posts', id, locale, data, draft })
  await write('de', { ...texts('Titel'), _status: 'published' }, false)
  await write('en', { title: 'New title' }, true)
  await write('de', { title: 'Neuer Titel' }, true)
  return id
}

async function readWork(id: string, locale: Locale): Promise<{ hash: string }> {
  const answer = await handleEndpoints({
    config: payload.config,
    request: new Request(`http://localhost:3000/api/posts/${id}/workflow?locale=${locale}`, {
      headers: { authorization: `JWT ${table.tokens.get('admin')}` },
    }),
  })
  return answer.json()
}

const articles = new Map<Person | undefined, Promise<string>>()

/** Returns a shared article for operations that can be repeated. */
function getArticle(author?: Person): Promise<string> {
  const article = articles.get(author) ?? addArticle(author)
  articles.set(author, article)
  return article
}

const page = () => ({ label: 'Label', hero: { title: 'Title' }, slug: unique() })
const titled = () => ({ title: 'Title', slug: unique() })
const account = () => ({
  name: 'New',
  email: `${unique()}@example.com`,
  password: 'correct horse',
  role: 'author',
})
const code = () => ({ slug: unique(), type: 'url', document: {}, revision: 1, status: 'active' })
const message = () => ({
  subject: 'Hello',
  firstname: 'Mia',
  reason: 'question',
  email: 'a@example.com',
  message: 'Hello',
  status: 'new',
  locale: 'en',
})

/** Roles that may create, read, change in English and delete the documents of a collection. */
const collections: [
  CollectionSlug,
  () => object | Promise<object>,
  change: object,
  ...allowed: [create: Person[], read: Person[], update: Person[], remove: Person[]],
][] = [
  ['solutions', page, { label: 'New' }, editors, team, editors, editors],
  ['legal-pages', titled, { title: 'New' }, editors, team, editors, editors],
  ['categories', titled, { title: 'New' }, editors, team, editors, editors],
  ['tags', titled, { title: 'New' }, editors, team, editors, editors],
  ['posts', titled, { title: 'New' }, writers, team, editors, editors],
  [
    'redirects',
    () => ({ from: `/${unique()}`, to: '/pricing' }),
    { to: '/features' },
    editors,
    team,
    noPerson,
    editors,
  ],
  [
    'missing-pages',
    () => ({ path: `/${unique()}`, hits: 1 }),
    { dismissed: true },
    noPerson,
    editors,
    editors,
    editors,
  ],
  ['messages', message, { status: 'read' }, admins, editors, editors, editors],
  [
    'reports',
    () => ({ address: '/q/abc', reason: 'spam', status: 'new' }),
    { status: 'rejected' },
    admins,
    editors,
    editors,
    editors,
  ],
  ['codes', code, { status: 'paused' }, admins, editors, editors, admins],
  [
    'code-files',
    async () => ({
      code: (await create('codes', code())).id,
      filename: 'a.pdf',
      mimeType: 'application/pdf',
      filesize: 1,
      storageKey: unique(),
    }),
    { filename: 'b.pdf' },
    admins,
    editors,
    noPerson,
    editors,
  ],
  [
    'blocked-hosts',
    () => ({ host: `${unique()}.example.com`, reason: 'Phishing' }),
    { reason: 'Malware' },
    editors,
    editors,
    editors,
    editors,
  ],
  ['users', account, { name: 'Renamed' }, noPerson, team, admins, admins],
  [
    'second-factors',
    () => ({ user: members.author.id, secret: 'a', lastStep: 0 }),
    { lastStep: 1 },
    noPerson,
    noPerson,
    noPerson,
    noPerson,
  ],
]

describe.each(sampleInGate(collections, 5))('%s', (collection, data, change, ...allowed) => {
  const [mayCreate, mayRead, mayUpdate, mayDelete] = allowed
  const add = async () => (await create(collection, await data(), { draft: true })).id

  it('are created, read, changed and deleted by those who may', async () => {
    const creating = async () => ({
      method: 'POST',
      path: `/${collection}?locale=en&draft=true`,
      body: await data(),
    })
    const remaining = await add()
    const one = (method: string, id: string, body?: object) => ({
      method,
      path: `/${collection}/${id}?locale=en&draft=true`,
      ...(body && { body }),
    })
    expect.soft(await listAllowed(creating)).toEqual(mayCreate)
    expect.soft(await listAllowed(async () => one('GET', remaining))).toEqual(mayRead)
    expect.soft(await listAllowed(async () => one('PATCH', remaining, change))).toEqual(mayUpdate)
    expect.soft(await listAllowed(async () => one('DELETE', await add()))).toEqual(mayDelete)
  })
})

/** The editorial collections in other languages; the author has none of the articles. */
const translated: [CollectionSlug, () => object, change: object][] = [
  ['solutions', page, { label: 'Neu' }],
  ['legal-pages', titled, { title: 'Neu' }],
  ['categories', titled, { title: 'Neu' }],
  ['tags', titled, { title: 'Neu' }],
  ['posts', titled, { title: 'Neu' }],
]
it.each(sampleInGate(translated, 1))(
  '%s are written in a language by those who have it',
  async (collection, data, change) => {
    const { id } = await create(collection, data(), { draft: true })
    const write = (locale: Locale, body: { _status?: string }) => async () => ({
      method: 'PATCH',
      path: `/${collection}/${id}?locale=${locale}&draft=${!body._status}`,
      body,
    })
    expect.soft(await listAllowed(write('de', change))).toEqual(germans)
    expect.soft(await listAllowed(write('fr', change))).toEqual(editors)
    // A reviewer changes the status and nothing else.
    const withdrawn = { _status: 'draft' }
    expect.soft(await listAllowed(write('de', withdrawn))).toEqual(germanPublishers)
    expect.soft(await listAllowed(write('de', { ...change, ...withdrawn }))).toEqual(germans)
    expect.soft(await listAllowed(write('fr', withdrawn))).toEqual(editors)
    const versions = async () => ({ path: `/${collection}/versions?where[parent][equals]=${id}` })
    expect.soft(await listAllowed(versions)).toEqual(team)
  },
)

describe('nested values in German', () => {
  const rows = (title: string, icon: string) => [
    {
      id: 'cards',
      blockType: 'cards',
      title,
      items: [{ id: 'one', icon, title, path: '/wifi' }],
    },
    { id: 'prose', blockType: 'prose', body: richText(title) },
  ]

  it.each(sampleInGate(team as (keyof Team)[], 2))(
    'are written by a %s as far as they may',
    async (person) => {
      const data = { ...page(), blocks: rows('Cards', 'wifi') }
      const { id } = await create('solutions', data)
      const call = {
        method: 'PATCH',
        path: `/solutions/${id}?locale=de&draft=true`,
        body: { label: 'Neu', slug: data.slug, blocks: rows('Karten', 'wifi') },
      }
      expect(await table.isAllowed(person, call)).toBe(germans.includes(person))
      const read = (locale: Locale) =>
        payload.findByID({ collection: 'solutions', id, locale, draft: true })
      const isWritten = germans.includes(person)
      const [german, english] = [await read('de'), await read('en')]
      expect(english).toMatchObject({ slug: data.slug, blocks: rows('Cards', 'wifi') })
      expect(german.slug).toBe(data.slug)
      if (isWritten) expect(german.blocks).toMatchObject(rows('Karten', 'wifi'))
      else expect(german.label ?? null).toBeNull()
    },
  )
})

describe('pictures', () => {
  const form = (alt: string) => {
    const body = new FormData()
    body.set('file', picture)
    body.set('_payload', JSON.stringify({ alt }))
    return body
  }
  const add = async () => {
    const data = Buffer.from(await picture.arrayBuffer())
    const file = { data, mimetype: 'image/png', name: 'a.png', size: data.length }
    return (await create('media', { alt: 'A square' }, { file })).id
  }

  const operations: [string, Person[], () => Promise<Call>][] = [
    ['added', writers, async () => ({ method: 'POST', path: '/media', body: form('A') })],
    ['read', team, async () => ({ path: `/media/${await add()}` })],
    [
      'described in German',
      germans,
      async () => ({
        method: 'PATCH',
        path: `/media/${await add()}?locale=de`,
        body: { alt: 'Ein Quadrat' },
      }),
    ],
    [
      'described in English',
      editors,
      async () => ({
        method: 'PATCH',
        path: `/media/${await add()}?locale=en`,
        body: { alt: 'Square' },
      }),
    ],
    [
      'replaced',
      editors,
      async () => ({
        method: 'PATCH',
        path: `/media/${await add()}?locale=de`,
        body: form('Ein Quadrat'),
      }),
    ],
    ['deleted', editors, async () => ({ method: 'DELETE', path: `/media/${await add()}` })],
  ]
  it.each(sampleInGate(operations, 2))('are %s by %j', async (_, allowed, call) => {
    expect(await listAllowed(call)).toEqual(allowed)
  })
})

const soon = () => new Date(Date.now() + 3_600_000).toISOString()

/** Operations on one language of an article. */
const actions: Record<string, (id: string, locale: Locale) => Call | Promise<Call>> = {
  'saves a draft': (id, locale) => ({
    method: 'PATCH',
    path: `/posts/${id}?locale=${locale}&draft=true`,
    body: { title: 'Changed' },
  }),
  publishes: (id, locale) => ({
    method: 'PATCH',
    path: `/posts/${id}?locale=${locale}`,
    body: { _status: 'published' },
  }),
  'publishes selected rows': (id, locale) => ({
    method: 'PATCH',
    path: `/posts?locale=${locale}&draft=true&where[id][in][0]=${id}`,
    body: { _status: 'published' },
  }),
  'publishes chosen languages': (id, locale) => ({
    method: 'POST',
    path: `/posts/${id}/languages`,
    body: { locales: [locale] },
  }),
  unpublishes: (id, locale) => ({
    method: 'PATCH',
    path: `/posts/${id}?locale=${locale}`,
    body: { _status: 'draft' },
  }),
  schedules: (id, locale) => ({
    method: 'POST',
    path: `/posts/${id}/schedule`,
    body: { action: 'unpublish', locales: [locale], at: soon() },
  }),
  'cancels what is scheduled': async (id, locale) => {
    const change = { target: 'posts', document: id, locale, action: 'unpublish', state: 'waiting' }
    const scheduled = await create('scheduled-changes', { ...change, at: soon() })
    return { method: 'DELETE', path: `/scheduled-changes/${scheduled.id}` }
  },
  restores: async (id, locale) => {
    const where = { parent: { equals: id } }
    const { docs } = await payload.findVersions({ collection: 'posts', where, sort: 'createdAt' })
    return { method: 'POST', path: `/posts/versions/${docs[1]?.id}?locale=${locale}&draft=true` }
  },
  'reverts to what is published': (id, locale) => ({
    method: 'POST',
    path: `/posts/${id}/revert?locale=${locale}`,
  }),
  'is shown as who edits it': (id, locale) => ({
    method: 'POST',
    path: `/posts/${id}/presence?locale=${locale}`,
    body: { action: 'takeOver' },
  }),
}

/** The operations that change only whether the saved text is public. */
const publications = [
  'publishes',
  'publishes selected rows',
  'publishes chosen languages',
  'unpublishes',
  'schedules',
  'cancels what is scheduled',
]

describe.each(Object.entries(actions))('who %s', (name, action) => {
  const publishers = publications.includes(name)
  const cases: [string, Locale, Person | undefined, Person[]][] = [
    ['in English', 'en', undefined, editors],
    ['in German', 'de', undefined, publishers ? germanPublishers : germans],
    ['in English, of an own article', 'en', 'author', writers],
    ['in German, of an own article', 'de', 'author', publishers ? team : writersOfGerman],
  ]
  const seed = sampleSeed + Object.keys(actions).indexOf(name)
  it.each(sampleInGate(cases, 2, seed))(
    'depends on role and language: %s',
    async (_where, locale, author, allowed) => {
      const find = name === 'unpublishes' ? addArticle : getArticle
      const call = async () => action(await find(author), locale)
      expect(await listAllowed(call)).toEqual(allowed)
    },
  )
})

/** Operations on all languages of an article, or on none. */
const operations: [string, Person[], (id: string) => Call | Promise<Call>][] = [
  ['the languages are read', team, (id) => ({ path: `/posts/${id}/languages` })],
  ['the schedule is read', team, (id) => ({ path: `/posts/${id}/schedule` })],
  [
    'the versions are read',
    team,
    (id) => ({ path: `/posts/versions?where[parent][equals]=${id}` }),
  ],
  ['the uses are read', team, (id) => ({ path: `/posts/${id}/uses` })],
  [
    'who edits is read',
    team,
    (id) => ({ method: 'POST', path: `/posts/${id}/presence?locale=ja`, body: { action: 'look' } }),
  ],
  ['targets of links are read', team, () => ({ path: '/links?locale=en' })],
  ['the work is read', team, (id) => ({ path: `/posts/${id}/workflow?locale=de` })],
  ['the comments are read', team, (id) => ({ path: `/posts/${id}/comments` })],
  ['who did what is read', team, (id) => ({ path: `/posts/${id}/activity` })],
  ['notices are read', team, () => ({ path: '/workflow-notices' })],
  [
    'notices are marked as read',
    team,
    () => ({ method: 'POST', path: '/workflow-notices/read', body: {} }),
  ],
  [
    'comments are added',
    team,
    (id) => ({
      method: 'POST',
      path: `/posts/${id}/comments`,
      body: { locale: 'fr', body: 'Text', field: 'title' },
    }),
  ],
  [
    'a review is requested in German',
    writersOfGerman,
    async () => ({
      method: 'POST',
      path: `/posts/${await addArticle('author')}/workflow`,
      body: { locale: 'de', action: 'ask' },
    }),
  ],
  [
    'a text is approved in German',
    reviewers,
    async () => {
      const id = await addArticle('author')
      const { hash } = await readWork(id, 'de')
      return {
        method: 'POST',
        path: `/posts/${id}/workflow`,
        body: { locale: 'de', action: 'approve', hash },
      }
    },
  ],
  [
    'a text is approved in English',
    editors,
    async () => {
      const id = await addArticle('author')
      const { hash } = await readWork(id, 'en')
      return {
        method: 'POST',
        path: `/posts/${id}/workflow`,
        body: { locale: 'en', action: 'approve', hash },
      }
    },
  ],
  [
    'it is duplicated',
    writers,
    (id) => ({
      method: 'POST',
      path: `/posts/${id}/duplicate?locale=en`,
      body: { slug: unique() },
    }),
  ],
  [
    'all languages are written',
    noPerson,
    (id) => ({ method: 'PATCH', path: `/posts/${id}?locale=all`, body: { title: { en: 'New' } } }),
  ],
  [
    'all languages are published',
    noPerson,
    (id) => ({ method: 'PATCH', path: `/posts/${id}?publishAllLocales=true`, body: {} }),
  ],
  [
    'all languages are unpublished',
    noPerson,
    (id) => ({ method: 'PATCH', path: `/posts/${id}?unpublishAllLocales=true`, body: {} }),
  ],
  [
    'it is deleted',
    editors,
    async () => ({ method: 'DELETE', path: `/posts/${await addArticle('author')}` }),
  ],
]
it.each(sampleInGate(operations, 8))('%s by %j', async (_, allowed, call) => {
  expect(await listAllowed(async () => call(await getArticle('author')))).toEqual(allowed)
})

const globals: GlobalSlug[] = ['home', 'features', 'pricing', 'site', 'navigation', 'footer']
describe.each(sampleInGate(globals, 2))('%s', (slug) => {
  it('is read by the team and written in a language by those who may', async () => {
    const path = `/globals/${slug}`
    const write = (locale: Locale) => async () => ({
      method: 'POST',
      path: `${path}?locale=${locale}&draft=true`,
      body: {},
    })
    expect.soft(await listAllowed(async () => ({ path }))).toEqual(team)
    expect.soft(await listAllowed(write('en'))).toEqual(editors)
    expect.soft(await listAllowed(write('de'))).toEqual(germans)
    const versions = async () => ({ path: `${path}/versions` })
    expect.soft(await listAllowed(versions)).toEqual(team)
  })
})

it('the rules of the workflow are read by the team and changed by administrators', async () => {
  const path = '/globals/workflow'
  expect(await listAllowed(async () => ({ path }))).toEqual(team)
  const body = { historyMonths: 12 }
  expect(await listAllowed(async () => ({ method: 'POST', path, body }))).toEqual(admins)
})

describe('accounts', () => {
  const below = async (path: string) => ({
    method: 'POST',
    path: `/users/${(await create('users', account())).id}/${path}`,
  })
  const invitation = () => ({
    name: 'New',
    email: `${unique()}@example.com`,
    role: 'author',
    languages: [],
  })

  it.each<[string, () => Promise<Call>]>([
    ['invited', async () => ({ method: 'POST', path: '/users/invitations', body: invitation() })],
    ['given a link to sign in', () => below('link')],
    ['freed of their second factor', () => below('second-factor/remove')],
  ])('are %s by administrators', async (_, call) => {
    expect(await listAllowed(call)).toEqual(admins)
  })
})

const copies: [Locale, 'editor' | 'author', Person[]][] = [
  ['de', 'editor', germans],
  ['fr', 'editor', editors],
  ['fr', 'author', writers],
]
it.each(sampleInGate(copies, 1))(
  'a copy to %s, in an article by an %s, is made by %j',
  async (toLocale, author, allowed) => {
    const copied: Person[] = []
    for (const person of team as (keyof Team)[]) {
      const req = await createLocalReq({ user: members[person], locale: toLocale }, payload)
      const docID = await getArticle(author)
      const copy = copyDataFromLocale({
        collectionSlug: 'posts',
        docID,
        fromLocale: 'en',
        toLocale,
        overrideData: true,
        req,
      })
      const isCopied = await copy.then(
        () => true,
        (cause) => {
          expect(cause).toMatchObject({
            status: expect.toSatisfy((one) => one === 403 || one === 404),
          })
          return false
        },
      )
      if (isCopied) copied.push(person)
    }
    expect(copied).toEqual(allowed)
  },
)
