import type { CollectionSlug, Payload, TypedUser } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { startTestPayload } from '@/testing/test-payload'
import { richText } from '../test-rich-text'
import { createTeam, type Team } from '../test-team'

let payload: Payload
let team: Team

const people = ['admin', 'editor', 'translator', 'author', 'visitor'] as const
type Person = (typeof people)[number]

const userOf = (person: Person): TypedUser | null => (person === 'visitor' ? null : team[person])
const acting = (person: Person) => ({ user: userOf(person), overrideAccess: false }) as const

/** Whether the operation was let through; anything but a refusal is a mistake of the test. */
async function isAllowed(operation: () => Promise<unknown>): Promise<boolean> {
  try {
    await operation()
    return true
  } catch (cause) {
    const { status } = cause as { status?: number }
    if (status === 403 || status === 404) return false
    throw cause
  }
}

beforeAll(async () => {
  payload = await startTestPayload()
  team = await createTeam(payload)
})

/** Accounts begin with an invitation, also those that the administrator creates. */
const isClosed = (collection: CollectionSlug, operation: string) =>
  collection === 'users' && operation === 'create'

/** Who may do what, besides the administrator, who may do all of it. */
const rules: {
  collection: CollectionSlug
  data: (unique: string) => object
  change: object
  create: Person[]
  read: Person[]
  update: Person[]
  remove: Person[]
}[] = [
  {
    collection: 'categories',
    data: (slug) => ({ title: 'A category', slug, _status: 'draft' }),
    change: { title: 'Another' },
    create: ['editor'],
    read: ['editor', 'translator', 'author'],
    update: ['editor'],
    remove: ['editor'],
  },
  {
    collection: 'posts',
    data: (slug) => ({ title: 'An article', slug, _status: 'draft' }),
    change: { title: 'Another' },
    create: ['editor', 'author'],
    read: ['editor', 'translator', 'author'],
    update: ['editor'],
    remove: ['editor'],
  },
  {
    collection: 'messages',
    data: () => ({ subject: 'Hello', email: 'a@example.com', message: 'Hello', status: 'new' }),
    change: { status: 'read' },
    create: [],
    read: ['editor'],
    update: ['editor'],
    remove: ['editor'],
  },
  {
    collection: 'reports',
    data: () => ({ address: '/q/abc', reason: 'spam', status: 'new' }),
    change: { status: 'upheld' },
    create: [],
    read: ['editor'],
    update: ['editor'],
    remove: ['editor'],
  },
  {
    collection: 'codes',
    data: (slug) => ({ slug, type: 'url', document: {}, revision: 1, status: 'active' }),
    change: { status: 'blocked', blockReason: 'Phishing' },
    create: [],
    read: ['editor'],
    update: ['editor'],
    remove: [],
  },
  {
    collection: 'blocked-hosts',
    data: (unique) => ({ host: `${unique}.example.com`, reason: 'Phishing' }),
    change: { reason: 'Malware' },
    create: ['editor'],
    read: ['editor'],
    update: ['editor'],
    remove: ['editor'],
  },
  {
    collection: 'users',
    data: (unique) => ({
      name: 'New',
      email: `${unique}@example.com`,
      password: 'correct horse',
      role: 'author',
    }),
    change: { name: 'Renamed' },
    create: [],
    read: ['editor', 'translator', 'author'],
    update: [],
    remove: [],
  },
]

describe.each(rules)('$collection', ({ collection, data, change, ...allowed }) => {
  let count = 0
  const dataOf = () => data(`${collection}-${count++}`) as never
  const add = async () =>
    (await payload.create({ collection, data: dataOf(), draft: true })) as { id: string }

  describe.each(people)('%s', (person) => {
    const may = (operation: 'create' | 'read' | 'update' | 'remove') =>
      (person === 'admin' && !isClosed(collection, operation)) ||
      allowed[operation].includes(person)

    it('creates', async () => {
      const create = () =>
        payload.create({ collection, data: dataOf(), draft: true, ...acting(person) })
      expect(await isAllowed(create)).toBe(may('create'))
    })
    it('reads', async () => {
      const { id } = await add()
      const read = () => payload.findByID({ collection, id, ...acting(person) })
      expect(await isAllowed(read)).toBe(may('read'))
    })
    it('changes', async () => {
      const { id } = await add()
      const update = () =>
        payload.update({ collection, id, data: change as never, draft: true, ...acting(person) })
      expect(await isAllowed(update)).toBe(may('update'))
    })
    it('deletes', async () => {
      const { id } = await add()
      const remove = () => payload.delete({ collection, id, ...acting(person) })
      expect(await isAllowed(remove)).toBe(may('remove'))
    })
  })
})

describe('an author', () => {
  const write = (user: TypedUser, slug: string) =>
    payload.create({
      collection: 'posts',
      data: { title: 'Mine', slug } as never,
      draft: true,
      user,
      overrideAccess: false,
    })

  it('edits and publishes own articles, and stays their author', async () => {
    const post = await write(team.author, 'own-article')
    expect(post.author).toMatchObject({ id: team.author.id })
    const body = richText('Words')
    const data = { body, author: team.editor.id, _status: 'published' } as never
    const published = await payload.update({
      collection: 'posts',
      id: post.id,
      data,
      depth: 0,
      ...acting('author'),
    })
    expect(published).toMatchObject({ author: team.author.id, _status: 'published' })
    expect(published.publishedAt).toBeTruthy()
  })

  it('cannot take over or publish those of others', async () => {
    const post = await write(team.editor, 'article-of-another')
    for (const data of [{ author: team.author.id }, { _status: 'published' as const }]) {
      const update = () =>
        payload.update({ collection: 'posts', id: post.id, data, ...acting('author') })
      expect(await isAllowed(update)).toBe(false)
    }
  })

  it('cannot start one in the name of another', async () => {
    const data = { title: 'Theirs', slug: 'in-another-name', author: team.editor.id } as never
    const post = await payload.create({
      collection: 'posts',
      data,
      draft: true,
      depth: 0,
      ...acting('author'),
    })
    expect(post.author).toBe(team.author.id)
  })
})

describe('users', () => {
  it('change their own name, not their password, role, languages or address', async () => {
    const data = {
      name: 'New name',
      role: 'admin',
      languages: ['ja'],
      email: 'new@example.com',
    } as const
    const { id } = team.translator
    await payload.update({
      collection: 'users',
      id,
      data: { ...data, languages: [...data.languages] },
      ...acting('translator'),
    })
    const found = await payload.findByID({ collection: 'users', id })
    expect(found).toMatchObject({
      name: 'New name',
      role: 'translator',
      languages: ['de'],
      email: 'translator@example.com',
    })
    const update = payload.update({
      collection: 'users',
      id,
      data: { password: 'seven quiet herons' },
      ...acting('translator'),
    })
    await expect(update).rejects.toMatchObject({ status: 403 })
  })

  it('see who the others are, not their roles', async () => {
    const { id } = team.admin
    const found = await payload.findByID({ collection: 'users', id, ...acting('author') })
    expect(found.name).toBe('admin')
    expect(found.role).toBeUndefined()
    const where = { role: { equals: 'admin' } }
    const guess = payload.find({ collection: 'users', where, ...acting('author') })
    await expect(guess).rejects.toMatchObject({ status: 400 })
  })

  it('keep one administrator', async () => {
    const others = await payload.find({
      collection: 'users',
      where: { role: { equals: 'admin' }, id: { not_equals: team.admin.id } },
    })
    expect(others.docs).toEqual([])
    const { id } = team.admin
    await expect(payload.delete({ collection: 'users', id })).rejects.toThrow('administrator')
    await expect(
      payload.update({ collection: 'users', id, data: { role: 'editor' } }),
    ).rejects.toThrow('administrator')
  })
})

describe('codes', () => {
  it('show nobody the hash of their key, and let nobody change what they say', async () => {
    const data = {
      slug: 'kept',
      type: 'url',
      document: { url: 'https://example.com' },
      revision: 1,
      status: 'active',
      editKeyHash: 'secret',
    } as const
    const { id } = await payload.create({ collection: 'codes', data })
    const changed = await payload.update({
      collection: 'codes',
      id,
      data: { document: { url: 'https://evil.example' }, editKeyHash: 'own', status: 'paused' },
      ...acting('admin'),
    })
    expect(changed).toMatchObject({ document: data.document, status: 'paused' })
    expect(changed.editKeyHash).toBeUndefined()
    const { editKeyHash } = await payload.findByID({ collection: 'codes', id })
    expect(editKeyHash).toBe('secret')
  })

  it('are blocked with a reason, which goes when the block does', async () => {
    const data = { slug: 'stopped', type: 'url', document: {}, revision: 1, status: 'active' }
    const { id } = await payload.create({ collection: 'codes', data: data as never })
    const change = (more: object) =>
      payload.update({ collection: 'codes', id, data: more, ...acting('editor') })
    for (const blockReason of [null, ' ']) {
      await expect(change({ status: 'blocked', blockReason })).rejects.toMatchObject({
        status: 400,
      })
    }
    expect(await change({ status: 'blocked', blockReason: 'Phishing' })).toMatchObject({
      status: 'blocked',
      blockReason: 'Phishing',
    })
    expect(await change({ status: 'active' })).toMatchObject({
      status: 'active',
      blockReason: null,
    })
  })
})

describe.each(people)('%s', (person) => {
  it('reads editorial content through the CMS only as part of the team', async () => {
    const data = { title: 'Unpublished', slug: `draft-for-${person}` } as never
    const { id } = await payload.create({ collection: 'categories', data, draft: true })
    const read = { collection: 'categories', draft: true, ...acting(person) } as const
    const findings = [
      () => payload.findByID({ ...read, id, locale: 'all' }),
      () => payload.find({ ...read, locale: 'en' }),
      () => payload.findVersions(read),
      () => payload.findGlobal({ slug: 'site', locale: 'en', ...acting(person) }),
      () => payload.find({ collection: 'media', locale: 'en', ...acting(person) }),
    ]
    for (const find of findings) expect(await isAllowed(find)).toBe(person !== 'visitor')
  })
})
