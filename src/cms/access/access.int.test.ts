import type { Payload, TypedUser } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { startTestPayload } from '@/testing/test-payload'
import { richText } from '@/testing/test-rich-text'
import { createTeam, type Team } from '@/testing/test-team'

let payload: Payload
let team: Team

const acting = (person: keyof Team) => ({ user: team[person], overrideAccess: false }) as const

/** Returns whether access was allowed; any error other than a refusal is a mistake of the test. */
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
    const publish = (more: object) =>
      payload.update({
        collection: 'posts',
        id: post.id,
        data: { body, ...more, _status: 'published' } as never,
        depth: 0,
        ...acting('author'),
      })
    await expect(publish({ author: team.editor.id })).rejects.toMatchObject({ status: 403 })
    const published = await publish({})
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
    const { id } = team.translator
    const change = (data: object) =>
      payload.update({ collection: 'users', id, data, ...acting('translator') })
    for (const data of [{ role: 'admin' }, { languages: ['ja'] }, { email: 'new@example.com' }])
      await expect(change({ name: 'Other', ...data })).rejects.toMatchObject({ status: 403 })
    await change({ name: 'New name' })
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
