import type { Payload, TypedUser } from 'payload'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { env } from '@/env'
import { findRedirectEnd } from '@/http/redirects/find-redirect-end'
import { openRedirects } from '@/http/redirects/open-redirects'
import type { Locale } from '@/i18n/locales'
import { postsPerPage } from '@/paths'
import { sampleInGate } from '@/testing/pick-sample'
import { startTestPayload } from '@/testing/test-payload'
import { richText } from '@/testing/test-rich-text'
import { createTeam, requestsOfTeam, type Team, type TeamRequest } from '@/testing/test-team'

type Page = 'posts' | 'legal-pages' | 'solutions' | 'categories' | 'tags'

let payload: Payload
let team: Team
let requestAs: TeamRequest
let pool: pg.Pool
let count = 0

beforeAll(async () => {
  payload = await startTestPayload()
  team = await createTeam(payload)
  requestAs = requestsOfTeam(payload)
  pool = new pg.Pool({ connectionString: env.DATABASE_URL, max: 2 })
})
afterAll(() => pool.end())
beforeEach(async () => {
  await pool.query('delete from redirects')
})

const send = (method: string, path: string, user: TypedUser | null, body?: object) =>
  requestAs(path, user, { method, body: body && JSON.stringify(body) })

/** Creates a document with its address, published in English unless `data` overrides the status. */
async function addPage(collection: Page, slug: string, data: object = {}, user = team.editor) {
  const texts =
    collection === 'solutions'
      ? { label: 'Label', hero: { title: 'Title' } }
      : { title: 'Title', body: richText('Text') }
  const answer = await send('POST', `/${collection}?locale=en`, user, {
    ...texts,
    slug,
    _status: 'published',
    ...data,
  })
  expect(answer.status).toBe(201)
  const { id } = (await answer.json()).doc as { id: string }
  return {
    change: async (changes: object, query = 'locale=en', by = user, status = 200) => {
      const changed = await send('PATCH', `/${collection}/${id}?${query}`, by, changes)
      expect(changed.status).toBe(status)
    },
    publish: (slug: string) =>
      send('PATCH', `/${collection}/${id}?locale=en`, user, { slug, _status: 'published' }),
    publishLocales: (locales: Locale[]) =>
      send('POST', `/${collection}/${id}/languages`, user, { locales }),
  }
}

async function readRedirects(): Promise<Record<string, string>> {
  const { docs } = await payload.find({ collection: 'redirects', pagination: false })
  return Object.fromEntries(docs.map(({ from, to }) => [from, to]))
}

const addRedirect = (from: string, to: string, user: TypedUser | null = team.editor) =>
  send('POST', '/redirects', user, { from, to })

const none = (count: number) => Array.from({ length: count }, () => undefined)

const unique = (name: string) => `${name}-${count++}`

const places: [Page, string][] = [
  ['posts', '/blog'],
  ['legal-pages', '/page'],
  ['solutions', ''],
  ['categories', '/blog/category'],
  ['tags', '/blog/tag'],
]

describe('a published document whose slug changes', () => {
  it.each(sampleInGate(places, 2))(
    'of %s is redirected from its old address',
    async (collection, folder) => {
      const [a, b] = [unique('a'), unique('b')]
      const page = await addPage(collection, a)
      await page.publish(b)
      expect(await readRedirects()).toEqual({ [`${folder}/${a}`]: `${folder}/${b}` })
      const { docs } = await payload.find({ collection: 'redirects' })
      expect(docs[0]).toMatchObject({ kind: 'automatic', hits: 0 })
    },
  )

  it('is redirected once its slug is public, not when a draft of it is saved', async () => {
    const [a, b] = [unique('a'), unique('b')]
    const page = await addPage('solutions', a)
    const german = { label: 'Name', hero: { title: 'Titel' }, _status: 'published' }
    await page.change({ slug: b, _status: 'draft' }, 'locale=en&draft=true&autosave=true')
    await page.change(german, 'locale=de&publishSpecificLocale=de')
    expect(await readRedirects()).toEqual({})
    expect((await page.publishLocales(['en'])).status).toBe(200)
    expect(await readRedirects()).toEqual({ [`/${a}`]: `/${b}` })
  })

  it('is not redirected by a translator, who cannot change it', async () => {
    const [a, b] = [unique('a'), unique('b')]
    const page = await addPage('solutions', a)
    const german = { label: 'Name', hero: { title: 'Titel' }, slug: b, _status: 'published' }
    await page.change(german, 'locale=de&publishSpecificLocale=de', team.translator, 403)
    expect(await readRedirects()).toEqual({})
  })

  it('is redirected for an author too, who cannot write redirects otherwise', async () => {
    const [a, b] = [unique('a'), unique('b')]
    const page = await addPage('posts', a, {}, team.author)
    expect((await page.publish(b)).status).toBe(200)
    expect(await readRedirects()).toEqual({ [`/blog/${a}`]: `/blog/${b}` })
  })

  it('is not redirected while it is public nowhere', async () => {
    const page = await addPage('solutions', unique('a'), { _status: 'draft' })
    await page.change({ slug: unique('b') })
    expect(await readRedirects()).toEqual({})
  })

  it('is redirected from each former address at once, and from none after it is back', async () => {
    const [a, b, c] = [unique('a'), unique('b'), unique('c')]
    const page = await addPage('solutions', a)
    await addRedirect('/by-hand', `/${a}`)
    await page.publish(b)
    await page.publish(c)
    expect(await readRedirects()).toEqual({
      '/by-hand': `/${c}`,
      [`/${a}`]: `/${c}`,
      [`/${b}`]: `/${c}`,
    })
    await page.publish(a)
    expect(await readRedirects()).toEqual({
      '/by-hand': `/${a}`,
      [`/${b}`]: `/${a}`,
      [`/${c}`]: `/${a}`,
    })
  })
})

it('a document that is published at a redirected address gets it', async () => {
  const [a, b] = [unique('a'), unique('b')]
  const page = await addPage('solutions', a)
  await page.publish(b)
  const draft = await addPage('solutions', a, { _status: 'draft' })
  expect(await readRedirects()).toEqual({ [`/${a}`]: `/${b}` })
  const german = { label: 'Name', hero: { title: 'Titel' }, _status: 'published' }
  await draft.change(german, 'locale=de&publishSpecificLocale=de')
  expect(await readRedirects()).toEqual({})
})

describe('a redirect by hand', () => {
  it.each(['admin', 'editor'] as const)('is added and deleted by %s', async (role) => {
    const answer = await addRedirect('/old/', '/pricing', team[role])
    expect(answer.status).toBe(201)
    const { doc } = await answer.json()
    expect(doc).toMatchObject({ from: '/old', to: '/pricing', kind: 'manual', hits: 0 })
    expect((await send('DELETE', `/redirects/${doc.id}`, team[role])).status).toBe(200)
    expect(await readRedirects()).toEqual({})
  })

  it.each(['author', 'translator'] as const)('is only read by %s', async (role) => {
    const { doc } = await (await addRedirect('/old', '/pricing')).json()
    expect((await send('GET', `/redirects/${doc.id}`, team[role])).status).toBe(200)
    expect((await addRedirect('/other', '/pricing', team[role])).status).toBe(403)
    expect((await send('DELETE', `/redirects/${doc.id}`, team[role])).status).toBe(403)
  })

  it('is hidden from visitors', async () => {
    expect((await send('GET', '/redirects', null)).status).toBe(403)
    expect((await addRedirect('/old', '/pricing', null)).status).toBe(403)
  })

  it('is neither changed nor counted by a request', async () => {
    const data = { from: '/old', to: '/pricing', kind: 'automatic', hits: 7 }
    const { doc } = await (await send('POST', '/redirects', team.editor, data)).json()
    expect(doc).toMatchObject({ kind: 'manual', hits: 0 })
    const answer = await send('PATCH', `/redirects/${doc.id}`, team.admin, { to: '/features' })
    expect(answer.status).toBe(403)
  })

  it('leads to where its target is redirected, and never in a circle', async () => {
    await addRedirect('/b', '/c')
    await addRedirect('/a', '/b')
    await addRedirect('/c', '/d')
    expect(await readRedirects()).toEqual({ '/a': '/d', '/b': '/d', '/c': '/d' })
    for (const target of ['/a', '/b', '/c', '/d'])
      expect((await addRedirect('/d', target)).status, target).toBe(400)
  })

  it('is refused in the language of the admin, with what to do', async () => {
    const answer = await send('POST', '/redirects', team.editor, { from: '/de/x', to: 'x' })
    expect(answer.status).toBe(400)
    const { errors } = (await answer.json()).errors[0].data
    expect(errors).toMatchObject([
      { path: 'from', message: expect.stringContaining('Leave out the language') },
      { path: 'to', message: expect.stringContaining('https://') },
    ])
    expect((await addRedirect('/old', '/pricing')).status).toBe(201)
    expect((await addRedirect('/old', '/features')).status).toBe(400)
  })
})

it('visits are counted by several processes together', async () => {
  await addRedirect('/old', '/pricing')
  const first = await openRedirects(pool)
  const second = await openRedirects(pool)
  for (const redirects of [first, second, second]) {
    const found = redirects.find('/old')
    if (found) redirects.count(found.redirect)
  }
  await Promise.all([first.stop(), second.stop()])
  const { docs } = await payload.find({ collection: 'redirects' })
  expect(docs[0]).toMatchObject({ hits: 3, lastHitAt: expect.stringMatching(/^\d{4}-/) })
})

describe('the target of a redirect', () => {
  const findEnd = async (url: string, hostLocale?: Locale) => {
    const redirects = await openRedirects(pool)
    return redirects.findEnd(url, hostLocale).finally(redirects.stop)
  }
  /** Adds redirects that cannot be added over the API, such as chains. */
  const insert = (...pairs: [from: string, to: string][]) =>
    pool.query(
      `insert into redirects (id, "from", "to")
       select gen_random_uuid(), * from unnest($1::text[], $2::text[])`,
      [pairs.map(([from]) => from), pairs.map(([, to]) => to)],
    )

  it.each(places)('is a document of %s while visitors can open it', async (collection, folder) => {
    const slug = unique('a')
    const page = await addPage(collection, slug)
    const path = `${folder}/${slug}`
    await insert(['/old', path], ['/older', '/old'])
    expect(await findEnd('/old?a')).toBe(`${path}?a`)
    expect(await findEnd('/de/older')).toBe(`/de${path}`)
    await page.change({ deletedAt: new Date().toISOString() }, 'locale=en&confirm=used')
    expect(await findEnd('/old')).toBeUndefined()
    expect(await findEnd('/older')).toBeUndefined()
  })

  it('is open to those whose language or English is published', async () => {
    const slug = unique('a')
    const page = await addPage('legal-pages', slug, { _status: 'draft' })
    const french = { title: 'Titre', body: richText('Texte'), _status: 'published' }
    await page.change(french, 'locale=fr&publishSpecificLocale=fr')
    await insert(['/old', `/page/${slug}`])
    expect(await findEnd('/fr/old')).toBe(`/fr/page/${slug}`)
    expect(await findEnd('/old', 'fr')).toBe(`/page/${slug}`)
    expect(await findEnd('/de/old')).toBeUndefined()
    expect(await findEnd('/old')).toBeUndefined()
  })

  it('is a page of the program or another site, never a circle or nothing', async () => {
    await insert(
      ...([
        ['/a', '/pricing'],
        ['/b', '/wifi'],
        ['/c', 'https://shop.example/'],
        ['/d', '/c'],
        ['/e', '/f'],
        ['/f', '/e'],
        ['/g', '/nothing'],
        ['/h', '/a/b/c'],
      ] as [string, string][]),
    )
    const targets = ['/a', '/b', '/c', '/d', '/e', '/f', '/g', '/h'].map((url) => findEnd(url))
    const [, , shop] = await Promise.all(targets)
    expect(shop).toBe('https://shop.example/')
    expect(await Promise.all(targets)).toEqual(['/pricing', '/wifi', shop, shop, ...none(4)])
  })

  it('is a further page of a list only if the list is long enough', async () => {
    const slug = unique('a')
    await addPage('tags', slug)
    const { rows } = await pool.query('select id from tags where slug = $1', [slug])
    await insert(['/blog/tag/old', `/blog/tag/${slug}`])
    expect(await findEnd('/blog/tag/old/page/2')).toBeUndefined()
    for (let number = 0; number <= postsPerPage; number++) {
      const tags = [rows[0].id]
      await addPage('posts', unique('post'), { tags, publishedAt: new Date().toISOString() })
    }
    expect(await findEnd('/blog/tag/old/page/2')).toBe(`/blog/tag/${slug}/page/2`)
    expect(await findEnd('/blog/tag/old/page/3')).toBeUndefined()
    await insert(['/old/2', '/blog/page/2'], ['/old/99', '/blog/page/99'])
    expect(await Promise.all(['/old/2', '/old/99'].map((path) => findEnd(path)))).toEqual([
      '/blog/page/2',
      undefined,
    ])
  })

  it('is assumed to be there while the database does not answer', async () => {
    const logged = vi.spyOn(console, 'error').mockReturnValue()
    const closed = { query: () => Promise.reject(new Error('closed')) } as never
    const redirects = new Map([['/old', { to: '/blog/new' }]])
    expect(await findRedirectEnd({ pool: closed, redirects }, '/old')).toBe('/blog/new')
    expect(logged).toHaveBeenCalledOnce()
    logged.mockRestore()
  })
})

it('redirects in memory are read again when they change', async () => {
  const redirects = await openRedirects(pool)
  await addRedirect('/old', '/pricing')
  await redirects.reload()
  expect(redirects.find('/de/old')?.location).toBe('/de/pricing')
  await redirects.stop()
})
