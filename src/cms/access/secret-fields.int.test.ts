import type { PostgresAdapter } from '@payloadcms/db-postgres'
import {
  type FlattenedField,
  handleEndpoints,
  type Payload,
  type SanitizedCollectionConfig,
} from 'payload'
import { beforeAll, expect, it, vi } from 'vitest'
import { createAccessTable, type Person, team } from '@/testing/test-access'
import { startTestPayload } from '@/testing/test-payload'
import { richText } from '@/testing/test-rich-text'
import { createTeam } from '@/testing/test-team'
import { nobody } from './nobody'

/** Nobody reads what only the server compares, also not by the order or the number of results. */

const people: Person[] = [...team, 'visitor']
/** Secrets that are no field of our own, or that their owner may read. */
const authSecrets = ['hash', 'salt', 'resetPasswordToken', 'resetPasswordExpiration']

let payload: Payload
let tokens: ReadonlyMap<Person, string>
let values: string[]

beforeAll(async () => {
  payload = await startTestPayload()
  const members = await createTeam(payload)
  tokens = (await createAccessTable(payload)).tokens
  for (const { id } of Object.values(members)) {
    const data = { title: 'Title', slug: `by-${id}`, body: richText('Body'), author: id }
    await payload.create({ collection: 'posts', data: { ...data, _status: 'published' } as never })
    await payload.forgotPassword({
      ...{ collection: 'users', disableEmail: true },
      data: { email: members.admin.email as string },
    })
  }
  const secret = { showHiddenFields: true, overrideAccess: true, pagination: false }
  const { docs } = await payload.find({ collection: 'users', ...secret })
  values = docs.flatMap((user) => [user.hash, user.salt, user.resetPasswordToken]).filter(isText)
  expect(values.length).toBeGreaterThan(2 * docs.length)
})

const isText = (value: unknown): value is string => typeof value === 'string'

const send = (person: Person, path: string) =>
  handleEndpoints({
    config: payload.config,
    request: new Request(`http://localhost:3000/api${path}`, {
      headers: tokens.has(person) ? { authorization: `JWT ${tokens.get(person)}` } : {},
    }),
  })

const isSecret = (field: FlattenedField) =>
  ('hidden' in field && field.hidden && !('virtual' in field && field.virtual)) ||
  authSecrets.includes(field.name) ||
  ('access' in field && field.access?.read === nobody)

/** The paths of secrets from these fields, through groups, lists, blocks, relations and joins. */
function listSecrets(fields: readonly FlattenedField[], hops = 0, prefix = ''): string[] {
  return fields.flatMap((field) => {
    const path = prefix + field.name
    if (isSecret(field)) return [path]
    if (field.name === 'sessions') return [`${path}.id`]
    const inner =
      'flattenedFields' in field ? listSecrets(field.flattenedFields, hops, `${path}.`) : []
    const blocks =
      field.type === 'blocks'
        ? field.blocks.flatMap((block) => listSecrets(block.flattenedFields, hops, `${path}.`))
        : []
    const related =
      field.type === 'join'
        ? field.collection
        : field.type === 'relationship' || field.type === 'upload'
          ? field.relationTo
          : []
    const value = Array.isArray(related) ? `${path}.value.` : `${path}.`
    const beyond =
      hops < 1
        ? [related].flat().flatMap((slug) => listSecrets(fieldsOf(slug), hops + 1, value))
        : []
    return [...inner, ...blocks, ...beyond]
  })
}

const collectionOf = (slug: string): SanitizedCollectionConfig =>
  payload.collections[slug as keyof typeof payload.collections].config
const fieldsOf = (slug: string) =>
  [
    ...collectionOf(slug).flattenedFields,
    ...(collectionOf(slug).auth
      ? authSecrets.map((name) => ({ name, type: 'text' }) as const)
      : []),
  ] as FlattenedField[]

/** Lists where a collection or a global can be asked, with the paths of secrets from there. */
function listSources(): { source: string; secrets: string[] }[] {
  const entities = [
    ...payload.config.collections.map(({ slug, versions }) => ({
      ...{ at: `/${slug}`, versions, fields: fieldsOf(slug), isGlobal: false },
    })),
    ...payload.config.globals.map(({ slug, versions, flattenedFields }) => ({
      ...{ at: `/globals/${slug}`, versions, fields: flattenedFields, isGlobal: true },
    })),
  ]
  return entities.flatMap(({ at, versions, fields, isGlobal }) => {
    const secrets = [...new Set(listSecrets(fields))]
    const ofVersions = secrets.map((path) => `version.${path}`)
    return [
      ...(isGlobal ? [] : [{ source: at, secrets }]),
      ...(versions ? [{ source: `${at}/versions`, secrets: ofVersions }] : []),
    ]
  })
}

it('finds the secrets of every collection', () => {
  const secrets = Object.fromEntries(listSources().map((one) => [one.source, one.secrets]))
  expect(secrets['/users']).toEqual(expect.arrayContaining([...authSecrets, 'sessions.id']))
  expect(secrets['/codes']).toEqual(['passwordHash', 'emailHash', 'editKeyHash'])
  expect(secrets['/outgoing-mails']).toEqual(['sealed'])
  expect(secrets['/posts']).toEqual(expect.arrayContaining(['author.hash', 'lastEditedBy.hash']))
  expect(secrets['/posts/versions']).toContain('version.author.salt')
})

it.each(people)('gives a %s no answer that depends on a secret', async (person) => {
  const reads = (['find', 'queryDrafts', 'findVersions', 'findGlobalVersions'] as const).map(
    (name) => vi.spyOn(payload.db, name),
  )
  // Connections have their own method, so they are watched where they are taken from.
  const statements = vi.spyOn((payload.db as unknown as PostgresAdapter).pool, 'query')
  const readAsked = async (source: string, path: string, query: string) => {
    const name = path.split('.').at(-1) ?? ''
    for (const spy of [...reads, statements]) spy.mockClear()
    // Without related documents, which Payload reads by their id.
    const { status } = await send(person, `${source}?${query}&showHiddenFields=true&depth=0`)
    const where = JSON.stringify(reads.map(({ mock }) => mock.calls.map(([{ where }]) => where)))
    const isAsked = where.includes(name) || statements.mock.calls.some(isSortedBy(name))
    return { isAsked, status }
  }
  // What is no secret is asked, so the check would notice.
  for (const [source, path] of [
    ['/posts', 'author.name'],
    ['/posts/versions', 'version.author.name'],
  ] as const) {
    const { isAsked, status } = await readAsked(source, path, `sort=-${path}`)
    expect(isAsked, `${source}: ${status}`).toBe(person !== 'visitor')
  }
  const leaks: string[] = []
  for (const { source, secrets } of listSources()) {
    for (const path of secrets) {
      for (const query of [`where[or][0][${path}][like]=a`, `sort=-${path}`]) {
        const { isAsked, status } = await readAsked(source, path, query)
        if (isAsked) leaks.push(`${source}?${query}: ${status}`)
      }
    }
  }
  vi.restoreAllMocks()
  expect(leaks).toEqual([])
})

const isSortedBy = (name: string) => {
  const column = name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
  return ([statement]: unknown[]) => {
    const { text = '' } = statement as { text?: string }
    return text
      .split(' order by ')
      .slice(1)
      .some((rest) => rest.split(/ limit | offset |\) /)[0]?.includes(`"${column}"`))
  }
}

it.each(people)('shows a %s no secret, also of related documents', async (person) => {
  for (const { source, secrets } of listSources()) {
    const select = secrets.map((path) => `select[${path.replaceAll('.', '][')}]=true`).join('&')
    const populate = authSecrets.map((name) => `populate[users][${name}]=true`).join('&')
    for (const query of ['', select, populate]) {
      const answer = await send(person, `${source}?depth=3&showHiddenFields=true&${query}`)
      const text = await answer.text()
      expect(values.filter((value) => text.includes(value))).toEqual([])
    }
  }
})

it.each(people)('answers a %s who asks for versions where there are none', async (person) => {
  for (const { slug, versions } of payload.config.collections) {
    // Payload's own collections fail, which shows nothing either.
    if (!versions && !slug.startsWith('payload-'))
      expect((await send(person, `/${slug}/versions`)).status, slug).toBe(403)
  }
  expect((await send(person, '/posts?sort=title&where[_id][exists]=true')).status).toBeLessThan(500)
  expect((await send(person, '/posts?sort=title')).status).toBe(person === 'visitor' ? 403 : 200)
})
