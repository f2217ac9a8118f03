import { sql } from '@payloadcms/db-postgres'
import { createLocalReq, handleEndpoints, type Payload } from 'payload'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { LinkChoices } from '@/cms/links/link-choices'
import type { Uses } from '@/cms/uses/find-uses'
import type { Locale } from '@/i18n/locales'
import type { Category, Post } from '@/payload-types'
import { startTestPayload } from '@/testing/test-payload'
import { richText } from '@/testing/test-rich-text'
import { createTeam, createToken } from '@/testing/test-team'

let payload: Payload
let token: string
let count = 0
let target: Post
let category: Category

beforeAll(async () => {
  payload = await startTestPayload()
  payload.logger.level = 'silent'
  const { editor } = await createTeam(payload)
  const data = { email: String(editor.email), password: 'correct horse' }
  token = await createToken(payload, data)
})

beforeEach(async () => {
  count += 1
  category = await payload.create({
    collection: 'categories',
    data: { title: `Category ${count}`, slug: `category-${count}`, _status: 'published' },
  })
  target = await payload.create({
    collection: 'posts',
    data: {
      title: `Target ${count}`,
      slug: `target-${count}`,
      body: richText('Text'),
      _status: 'published',
    },
  })
})

type LinkFields = { linkType: string; [name: string]: unknown }

function bodyWith(links: LinkFields | LinkFields[], text = 'Read more'): Post['body'] {
  const { root } = richText(text)
  const [paragraph] = root.children
  const link = { ...paragraph, type: 'link', version: 3, id: 'a' }
  const children = [links]
    .flat()
    .map((fields) => ({ ...link, fields: { newTab: false, ...fields } }))
  return { root: { ...root, children: [{ ...paragraph, children }] } } as Post['body']
}

const toDocument = (relationTo: string, value: string) => ({
  linkType: 'internal',
  doc: { relationTo, value },
})
const toAddress = (url: string) => ({ linkType: 'custom', url })

async function send(method: string, path: string, body?: object, language = 'en') {
  const answer = await handleEndpoints({
    config: payload.config,
    request: new Request(`http://localhost:3000/api${path}`, {
      method,
      headers: {
        authorization: `JWT ${token}`,
        'accept-language': language,
        'content-type': 'application/json',
      },
      body: body && JSON.stringify(body),
    }),
  })
  return { status: answer.status, body: await answer.json() }
}

const createPost = (body: Post['body'], language?: string, slug = `post-${count}`) =>
  send('POST', '/posts?locale=en', { title: 'Post', slug, body, _status: 'published' }, language)
const publishNavigation = (path: string, locale: Locale = 'en') =>
  send('POST', `/globals/navigation?locale=${locale}`, {
    items: [{ id: '1', label: 'Entry', path }],
    _status: 'published',
  })
const withdraw = () =>
  payload.update({ collection: 'posts', id: target.id, data: { _status: 'draft' } })
const faultsOf = (answer: { body: { errors: { data: { errors: object[] } }[] } }) =>
  answer.body.errors[0]?.data.errors

describe('an address field', () => {
  it('accepts the addresses of pages, documents and other sites, and no others', async () => {
    const { checkAddresses } = await import('@/cms/links/check-addresses')
    const right = [
      '/',
      '/wifi?x=1#y',
      '/de/wifi',
      `posts:${target.id}?x=1#y`,
      `/ja/blog/${target.slug}/`,
      '/blog/page/2',
      'https://example.com',
      'tel:+4930123456',
      `/blog/${target.slug}#part`,
      `/blog/category/${category.slug}/page/3`,
      `posts:${target.id}`,
    ]
    const wrong = [
      '/nothing',
      '/blog/nothing',
      `/page/${target.slug}`,
      'javascript:alert(1)',
      '//example.com',
      'posts:0198c2b4-1111-7000-8000-0123456789ab',
    ]
    const faults = await checkAddresses([...right, ...wrong], await createLocalReq({}, payload))
    expect(faults.map((fault) => fault?.problem)).toEqual([
      ...right.map(() => undefined),
      ...['links.noPage', 'links.noPage', 'links.noPage'],
      ...['links.address', 'links.address', 'links.deleted'],
    ])
  })

  it('is refused with a message at its place', async () => {
    const answer = await publishNavigation('/blog/nothing')
    expect(answer.status).toBe(400)
    expect(faultsOf(answer)).toMatchObject([
      {
        path: 'items.0.path',
        message: expect.stringMatching(/no page at the address \/blog\/nothing$/),
      },
    ])
  })

  it('names a document that is not public, and can be saved as a draft with it', async () => {
    await withdraw()
    const answer = await publishNavigation(`posts:${target.id}`)
    expect(faultsOf(answer)).toMatchObject([
      { message: expect.stringContaining(`public yet: ${target.title}`) },
    ])
    const items = [{ label: 'Entry', path: `posts:${target.id}` }]
    const draft = await send('POST', '/globals/navigation?draft=true&locale=en', { items })
    expect(draft.status).toBe(200)
  })
})

describe('a link in a text', () => {
  const [good, bad] = [
    ['/wifi', '#part', 'http://example.com', 'mailto:a@example.com', 'tel:+4930123456'],
    ['javascript:alert(1)', 'data:text/html,a', '//example.com', 'example', '', '/nothing'],
  ]

  it('leads to pages, places on its page and addresses that readers can open', async () => {
    expect((await createPost(bodyWith(good.map(toAddress)))).status).toBe(201)
    const refused = await createPost(bodyWith([...good, ...bad].map(toAddress)), 'en', 'refused')
    expect(refused.status).toBe(400)
    const listed = bad.map((url) => `Read more → ${url}`).join('; ')
    expect(faultsOf(refused)).toMatchObject([
      { path: 'body', message: expect.stringContaining(`first: ${listed}`) },
    ])
  })

  it('is refused by its text and target, in the language of the admin', async () => {
    const missing = await createPost(bodyWith(toAddress('/blog/nothing'), 'mehr dazu'), 'de')
    expect(faultsOf(missing)).toMatchObject([
      { path: 'body', message: expect.stringMatching(/ins Leere.* mehr dazu → \/blog\/nothing$/) },
    ])
    await withdraw()
    const unpublished = await createPost(bodyWith(toDocument('posts', target.id)))
    expect(faultsOf(unpublished)).toMatchObject([
      { path: 'body', message: expect.stringContaining(`Read more → ${target.title}`) },
    ])
    await payload.delete({ collection: 'posts', id: target.id })
    const deleted = await createPost(bodyWith(toDocument('posts', target.id)))
    expect(faultsOf(deleted)).toMatchObject([
      { message: expect.stringContaining('Read more → deleted page') },
    ])
  })
})

describe('on the site', () => {
  const readLink = async (locale: Locale) => {
    const { findPost } = await import('./find-document')
    const found = await findPost(`post-${count}`, locale)
    const [paragraph] = found?.document.body.root.children ?? []
    const [link] = (paragraph?.children ?? []) as { fields?: { url?: string } }[]
    return link?.fields?.url
  }

  it('a link follows the slug of its document, in each language', async () => {
    const body = bodyWith(toDocument('posts', target.id))
    const { id } = (await createPost(body)).body.doc
    const german = { title: 'Beitrag', body, _status: 'published' as const }
    await payload.update({ collection: 'posts', id, locale: 'de', data: german })
    expect(await readLink('en')).toBe(`/blog/${target.slug}`)
    const slug = `moved-${count}`
    await payload.update({
      collection: 'posts',
      id: target.id,
      data: { slug, _status: 'published' },
    })
    expect(await readLink('en')).toBe(`/blog/${slug}`)
    expect(await readLink('de')).toBe(`/blog/${slug}`)

    // The previous address leads to the page too, and can still be published.
    const typed = await send('PATCH', `/posts/${id}?locale=en`, {
      body: bodyWith(toAddress(`/blog/${target.slug}`)),
      _status: 'published',
    })
    expect(typed.status).toBe(200)
  })

  it('a link has no address where visitors of the language cannot open its document', async () => {
    await createPost(bodyWith(toDocument('posts', target.id)))
    const german = { title: 'Ziel', body: richText('Text'), _status: 'published' as const }
    await payload.update({ collection: 'posts', id: target.id, locale: 'de', data: german })
    await withdraw()
    expect(await readLink('de')).toBe(`/blog/${target.slug}`)
    expect(await readLink('en')).toBeUndefined()
    await payload.delete({ collection: 'posts', id: target.id })
    expect(await readLink('de')).toBeUndefined()
  })

  it('an address field has the path of its document, or none', async () => {
    const { getNavigation } = await import('./get-navigation')
    await publishNavigation(`categories:${category.id}`)
    const readPath = async () => (await getNavigation('ja')).items[0]?.path
    expect(await readPath()).toBe(`/blog/category/${category.slug}`)
    await payload.delete({ collection: 'categories', id: category.id })
    expect(await readPath()).toBeNull()
  })
})

describe('the picker', () => {
  it('lists pages and documents by name, in the language of the admin', async () => {
    const list = async (query: string) =>
      (await send('GET', `/links?locale=en&${query}`, undefined, 'de')).body as LinkChoices
    const [pages] = await list('search=WLAN')
    expect(pages?.label).toBe('Seiten dieser Website')
    expect(pages?.options.map(({ value }) => value)).toEqual(['/wifi', '/wifi-poster'])
    expect(await list(`search=target-${count}`)).toEqual([
      { label: 'Artikel', options: [{ value: `posts:${target.id}`, label: target.title }] },
    ])
    expect(await list(`search=target-${count}&documents=false`)).toEqual([])
    const named = await send('GET', `/links?value=posts:${target.id}`)
    expect(named.body).toEqual({ label: target.title })
  })

  it('is for the team only', async () => {
    const request = new Request('http://localhost:3000/api/links?locale=en')
    const answer = await handleEndpoints({ config: payload.config, request })
    expect(answer.status).toBe(403)
  })
})

describe('a document in use', () => {
  const findUses = async (path: string) =>
    (await send('GET', `${path}/uses?locale=en`)).body as Uses
  const textUses = { title: 'Post', kind: 'Article', languages: ['en'] }

  it('is not deleted before the request confirms it, which names where it is used', async () => {
    const { id } = (await createPost(bodyWith(toDocument('posts', target.id)))).body.doc
    const path = `/posts/${target.id}`
    const refused = await send('DELETE', path)
    expect(refused.status).toBe(409)
    expect(refused.body.errors[0]).toMatchObject({
      message: expect.stringMatching(/Used in: Post \(Article, English\)$/),
      data: { uses: [{ ...textUses, url: `/admin/collections/posts/${id}?locale=en` }] },
    })
    expect((await send('DELETE', `${path}?confirm=used`)).status).toBe(200)
  })

  it('is not deleted from a list either', async () => {
    await createPost(bodyWith(toDocument('categories', category.id)))
    const path = `/categories?where[id][in][0]=${category.id}`
    const refused = await send('DELETE', path)
    expect(refused.status).toBe(400)
    expect(refused.body.errors[0].message).toContain('Post (Article, English)')
    expect((await send('DELETE', `${path}&confirm=used`)).status).toBe(200)
  })

  it('is found by its id and its path, in published texts and in drafts', async () => {
    const path = `/posts/${target.id}`
    expect(await findUses(path)).toEqual({ uses: [], hasMore: false })
    const { id } = (await createPost(bodyWith(toAddress(`/blog/${target.slug}#part`)))).body.doc
    expect((await findUses(path)).uses).toMatchObject([textUses])
    await payload.update({
      collection: 'posts',
      id,
      locale: 'de',
      draft: true,
      data: { title: 'Beitrag', body: bodyWith(toDocument('posts', target.id)) },
    })
    expect((await findUses(path)).uses).toMatchObject([{ ...textUses, languages: ['de', 'en'] }])
    await payload.update({
      collection: 'posts',
      id,
      data: { body: richText('Text'), _status: 'published' },
    })
    expect((await findUses(path)).uses).toMatchObject([{ ...textUses, languages: ['de'] }])
  })

  it('is found by indexes, without reading all texts', async () => {
    const { buildUsesQuery } = await import('@/cms/uses/find-uses')
    const addresses = [`/blog/${target.slug}`]
    const query = buildUsesQuery(payload, { collection: 'posts', id: target.id, addresses })
    // Without statistics, PostgreSQL expects few documents outside the trash, and selects by that.
    await payload.db.drizzle.execute(sql`analyze`)
    const { rows } = await payload.db.drizzle.transaction(async (transaction) => {
      await transaction.execute(sql`set local enable_seqscan = off`)
      return transaction.execute(sql`explain ${query}`)
    })
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
    expect(plan).toMatch(/Bitmap Index Scan on _posts_v_locales_references/)
    expect(plan).not.toMatch(/Seq Scan on _?(posts|legal_pages|solutions)/)
  })

  it('is found in relations, rows of lists and sections', async () => {
    const { id } = category
    const path = `/categories/${id}`
    await payload.update({
      collection: 'posts',
      id: target.id,
      data: { category: id },
      draft: true,
    })
    const items = [{ label: 'Entry', children: [{ label: 'Child', path: `categories:${id}` }] }]
    await payload.updateGlobal({ slug: 'navigation', data: { items, _status: 'published' } })
    const band = {
      blockType: 'band' as const,
      title: 'Band',
      buttonLabel: 'Read',
      buttonPath: `/blog/category/${category.slug}`,
    }
    await payload.updateGlobal({
      slug: 'home',
      data: { hero: { title: 'Home' }, blocks: [band], _status: 'published' },
    })
    const { uses } = await findUses(path)
    expect(uses.map(({ title, url }) => [title, url])).toEqual([
      [target.title, `/admin/collections/posts/${target.id}`],
      ['Home', '/admin/globals/home'],
      ['Navigation', '/admin/globals/navigation'],
    ])
  })

  it('can be a picture', async () => {
    const { default: sharp } = await import('sharp')
    const create = { width: 8, height: 8, channels: 3 as const, background: '#fff' }
    const data = await sharp({ create }).png().toBuffer()
    const picture = await payload.create({
      collection: 'media',
      data: { alt: 'White' },
      file: { data, mimetype: 'image/png', name: 'white.png', size: data.length },
    })
    await payload.update({ collection: 'posts', id: target.id, data: { cover: picture.id } })
    const path = `/media/${picture.id}`
    expect((await findUses(path)).uses).toMatchObject([{ title: target.title }])
    expect((await send('DELETE', path)).status).toBe(409)
    expect((await send('DELETE', `${path}?confirm=used`)).status).toBe(200)
  })
})
