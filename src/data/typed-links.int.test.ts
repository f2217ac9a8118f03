import { sql } from '@payloadcms/db-postgres'
import type { FlattenedField, Payload, TextField, TypedUser } from 'payload'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { addressFields, isAddressField } from '@/cms/links/address-fields'
import type { Uses } from '@/cms/uses/find-uses'
import { env } from '@/env'
import { localeCodes } from '@/i18n/locales'
import type { Post } from '@/payload-types'
import { sampleInGate } from '@/testing/pick-sample'
import { startTestPayload } from '@/testing/test-payload'
import { richText } from '@/testing/test-rich-text'
import { createTeam, requestsOfTeam, type TeamRequest } from '@/testing/test-team'

let payload: Payload
let requestAs: TeamRequest
let editor: TypedUser
let count = 0
let target: Post

beforeAll(async () => {
  payload = await startTestPayload()
  requestAs = requestsOfTeam(payload)
  editor = (await createTeam(payload)).editor
})

beforeEach(async () => {
  count += 1
  await payload.db.drizzle.execute(sql`delete from redirects`)
  target = await addPost(`target-${count}`)
})

const addPost = (slug: string, body: Post['body'] = richText('Text')) =>
  payload.create({
    collection: 'posts',
    data: { title: slug, slug, body, _status: 'published' },
  })

const move = (id: string, slug: string) =>
  payload.update({ collection: 'posts', id, data: { slug, _status: 'published' } })

/** A text with a link for each address; `type` is `autolink` for addresses found in typed text. */
function bodyWith(addresses: readonly string[], type = 'link'): Post['body'] {
  const { root } = richText('Read more')
  const [paragraph] = root.children
  const children = addresses.map((url) => ({
    ...{ ...paragraph, type, version: 3, id: 'a' },
    fields: { newTab: true, linkType: 'custom', url },
  }))
  return { root: { ...root, children: [{ ...paragraph, children }] } } as Post['body']
}

type Link = { type: string; children: { text: string }[]; fields: Record<string, unknown> }

function linksOf(body: Post['body']): Link[] {
  const [paragraph] = body.root.children
  return (paragraph?.children ?? []) as Link[]
}

/** Writes a text as it was stored before links had ids. */
async function store({ id }: Post, addresses: readonly string[], place: 'published' | 'draft') {
  const body = sql`${JSON.stringify(bodyWith(addresses))}::jsonb`
  if (place === 'published')
    await payload.db.drizzle.execute(
      sql`update posts_locales set body = ${body} where _parent_id = ${id} and _locale = 'en'`,
    )
  else
    await payload.db.drizzle.execute(sql`
      update _posts_v_locales set version_body = ${body} from _posts_v
      where _posts_v.id = _parent_id and latest and parent_id = ${id} and _locale = 'en'`)
}

async function listUses(path: string): Promise<string[]> {
  const answer = await requestAs(`${path}/uses?locale=en`, editor)
  return ((await answer.json()) as Uses).uses.map(({ title }) => title)
}

const readLink = async (slug: string) => {
  const { findPost } = await import('./find-document')
  const found = await findPost(slug, 'en')
  return found && linksOf(found.document.body)[0]?.fields.url
}

/** Ways to write the address of an article. */
const waysOf = (slug: string) => [
  `/blog/${slug}`,
  `/blog/${slug}/`,
  `/de/blog/${slug}?a=b#part`,
  `${env.SITE_URL}/blog/${slug}`,
  `${env.SITE_URL}/ja/blog/${slug}/#part`,
]

describe('a typed address of a document', () => {
  it('is stored as its id, with text, query and fragment, in every language', async () => {
    const { slug } = target
    await move(target.id, `${slug}-moved`)
    const addresses = [...waysOf(slug), ...waysOf(`${slug}-moved`)]
    const { id } = await addPost(`post-${count}`)
    for (const locale of sampleInGate(localeCodes, 2)) {
      const data = { title: 'Title', body: bodyWith(addresses), _status: 'published' as const }
      const saved = await payload.update({ collection: 'posts', id, locale, data, depth: 0 })
      const links = linksOf(saved.body)
      expect(links.map(({ fields }) => fields.suffix ?? '')).toEqual(
        addresses.map((address) => /[?#].*$/.exec(address)?.[0] ?? ''),
      )
      for (const { children, fields } of links) {
        expect(children).toMatchObject([{ text: 'Read more' }])
        const doc = { relationTo: 'posts', value: target.id }
        expect(fields).toMatchObject({ linkType: 'internal', newTab: true, doc })
        expect(fields.url).toBeUndefined()
      }
    }
  })

  it('is stored as its id in drafts, also while the document is not public', async () => {
    const draft = await payload.create({
      collection: 'posts',
      draft: true,
      data: { title: 'Draft', slug: `draft-${count}`, body: richText('Text') },
    })
    const { id } = await addPost(`post-${count}`)
    const body = bodyWith([`/blog/draft-${count}#part`], 'autolink')
    const saved = await payload.update({
      ...{ collection: 'posts', id, data: { body }, depth: 0 },
      draft: true,
      autosave: true,
    })
    expect(linksOf(saved.body)).toMatchObject([
      { type: 'link', fields: { doc: { value: draft.id }, suffix: '#part' } },
    ])
  })

  it('is stored as its id in menus and in the buttons of sections', async () => {
    const [path] = waysOf(target.slug)
    const items = [{ label: 'Entry', children: [{ label: 'Child', path: `${path}#part` }] }]
    const navigation = await payload.updateGlobal({
      slug: 'navigation',
      data: { items, _status: 'published' },
    })
    expect(navigation.items?.[0]?.children?.[0]?.path).toBe(`posts:${target.id}#part`)
    const { getNavigation } = await import('./get-navigation')
    const read = async () => (await getNavigation('ja')).items[0]?.children?.[0]?.path
    expect(await read()).toBe(`${path}#part`)

    const band = { blockType: 'band' as const, title: 'Band', buttonLabel: 'Read' }
    const blocks = [{ ...band, buttonPath: `${env.SITE_URL}/de${path}?a` }]
    const home = await payload.updateGlobal({
      slug: 'home',
      data: { hero: { title: 'Home' }, blocks, _status: 'published' },
    })
    expect(home.blocks?.[0]).toMatchObject({ buttonPath: `posts:${target.id}?a` })
    expect(await listUses(`/posts/${target.id}`)).toEqual(['Home', 'Navigation'])
  })

  it('of another document at a former address is the address of that one', async () => {
    const { slug } = target
    await move(target.id, `${slug}-moved`)
    const other = await addPost(slug)
    const { body } = await addPost(`post-${count}`, bodyWith([`/blog/${slug}`]))
    expect(linksOf(body)[0]?.fields.doc).toMatchObject({ value: other.id })
  })

  it('leads to a page of the list of a topic', async () => {
    const { id, slug } = await payload.create({
      collection: 'tags',
      data: { title: 'Tag', slug: `tag-${count}`, _status: 'published' },
    })
    const { body } = await addPost(`post-${count}`, bodyWith([`/fr/blog/tag/${slug}/page/2#end`]))
    expect(linksOf(body)[0]?.fields).toMatchObject({ doc: { value: id }, suffix: '/page/2#end' })
    expect(await readLink(`post-${count}`)).toBe(`/blog/tag/${slug}/page/2#end`)
  })

  it('of a page of the site is stored without host and language', async () => {
    const links = [`${env.SITE_URL}/de/wifi?x#y`, '/vi/blog/page/2', 'https://example.com/wifi']
    const { body } = await addPost(`post-${count}`, bodyWith(links))
    expect(linksOf(body).map(({ fields }) => fields.url)).toEqual([
      '/wifi?x#y',
      '/blog/page/2',
      'https://example.com/wifi',
    ])
  })

  it('stays in a text that is saved as it was, whose translations stay up to date', async () => {
    const post = await addPost(`post-${count}`)
    await store(post, [`/blog/${target.slug}`], 'published')
    await store(post, [`/blog/${target.slug}`], 'draft')
    const saved = await payload.update({
      ...{ collection: 'posts', id: post.id, depth: 0 },
      data: { title: 'Other', _status: 'published' },
    })
    expect(linksOf(saved.body)[0]?.fields.url).toBe(`/blog/${target.slug}`)
  })
})

describe('an address that was stored before links had ids', () => {
  it.each(['published', 'draft'] as const)(
    'is a use in a %s text, by any former address',
    async (place) => {
      const { id, slug } = target
      await move(id, `${slug}-b`)
      await move(id, `${slug}-c`)
      await payload.create({
        collection: 'redirects',
        data: { from: `/by-hand-${count}`, to: `/blog/${slug}-b` },
      })
      const ways = [slug, `${slug}-b`, `${slug}-c`].flatMap(waysOf)
      const post = await addPost(`post-${count}`)
      for (const way of [...ways, `/by-hand-${count}`]) {
        await store(post, [way], place)
        expect(await listUses(`/posts/${id}`), way).toEqual([post.title])
      }
      await store(post, [`https://example.com/blog/${slug}`, `/blog/${slug}-d`], place)
      expect(await listUses(`/posts/${id}`)).toEqual([])
    },
  )

  it('is a use across chains of redirects, and in menus', async () => {
    const { id, slug } = target
    await payload.db.drizzle.execute(sql`
      insert into redirects (id, "from", "to") values
        (gen_random_uuid(), '/one', '/two'), (gen_random_uuid(), '/two', ${`/blog/${slug}`})`)
    await payload.updateGlobal({
      slug: 'navigation',
      data: { items: [{ label: 'Entry', path: `/blog/${slug}` }], _status: 'published' },
    })
    await payload.db.drizzle.execute(sql`update navigation_items set path = '/de/one?x'`)
    await payload.db.drizzle.execute(
      sql`update _navigation_v_version_items set path = '/blog/nothing'`,
    )
    expect(await listUses(`/posts/${id}`)).toEqual(['Navigation'])
    const { getNavigation } = await import('./get-navigation')
    expect((await getNavigation('en')).items[0]?.path).toBe(`/blog/${slug}?x`)
  })

  it('asks before its document moves to the trash, then is plain text for readers', async () => {
    const { id, slug } = target
    const post = await addPost(`post-${count}`)
    await store(post, [`/blog/${slug}#part`], 'published')
    await move(id, `${slug}-moved`)
    expect(await readLink(post.slug)).toBe(`/blog/${slug}-moved#part`)
    const body = JSON.stringify({ deletedAt: '2026-01-01T00:00:00.000Z' })
    const trash = (query: string) =>
      requestAs(`/posts/${id}${query}`, editor, { method: 'PATCH', body })
    expect((await trash('')).status).toBe(409)
    expect((await trash('?confirm=used')).status).toBe(200)
    expect(await readLink(post.slug)).toBeUndefined()
    expect(await listUses(`/posts/${id}`)).toEqual([post.title])

    // The address can be another document's by then, and the restored one has a number.
    const other = await addPost(`${slug}-moved`)
    expect(await readLink(post.slug)).toBe(`/blog/${slug}-moved#part`)
    expect(await listUses(`/posts/${id}`)).toEqual([])
    expect(await listUses(`/posts/${other.id}`)).toEqual([post.title])
  })

  it('cannot be published again once its document is gone', async () => {
    const { slug } = target
    await move(target.id, `${slug}-moved`)
    await payload.update({ collection: 'posts', id: target.id, data: { _status: 'draft' } })
    const send = (body: object) =>
      requestAs('/posts?locale=en', editor, { method: 'POST', body: JSON.stringify(body) })
    const data = { title: 'Post', slug: `post-${count}`, _status: 'published' }
    const answer = await send({ ...data, body: bodyWith([`/blog/${slug}`]) })
    expect(answer.status).toBe(400)
    expect(JSON.stringify(await answer.json())).toContain(`Read more → ${target.title}`)
  })
})

it('the names of address fields belong to no other field of content', () => {
  const { collections, globals } = payload.config
  const content = [...collections, ...globals].filter(({ versions }) => versions?.drafts)
  const fields = content.flatMap((entity) => listTextFields(entity.flattenedFields))
  const picked = fields.filter(({ admin }) => JSON.stringify(admin).includes('address-field'))
  expect(new Set(picked.map(({ name }) => name))).toEqual(new Set(addressFields))
  expect(fields.filter(({ name }) => isAddressField(name))).toEqual(picked)
})

function listTextFields(fields: readonly FlattenedField[]): TextField[] {
  return fields.flatMap((field) => {
    if (field.type === 'text') return [field]
    if (field.type === 'blocks')
      return field.blocks.flatMap((block) => listTextFields(block.flattenedFields))
    return 'flattenedFields' in field ? listTextFields(field.flattenedFields) : []
  })
}

it('a picture is in use by the present and former addresses of its files', async () => {
  const { default: sharp } = await import('sharp')
  const file = async (name: string) => {
    const create = { width: 8, height: 8, channels: 3 as const, background: '#fff' }
    const data = await sharp({ create }).png().toBuffer()
    return { data, mimetype: 'image/png', name, size: data.length }
  }
  const before = `before-${count}.png`
  const picture = await payload.create({
    collection: 'media',
    data: { alt: 'White' },
    file: await file(before),
  })
  const replaced = await payload.update({
    ...{ collection: 'media', id: picture.id, data: {} },
    file: await file(`after-${count}.png`),
  })
  expect(replaced.filename).not.toBe(picture.filename)
  const post = await addPost(`post-${count}`)
  for (const name of [picture.filename, replaced.filename]) {
    await store(post, [`${env.SITE_URL}/api/media/file/${name}`], 'published')
    expect(await listUses(`/media/${picture.id}`), String(name)).toEqual([post.title])
  }
})
