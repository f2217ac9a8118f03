import pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { newDocument } from '@/codes'
import { env } from '@/env'
import { startTestPayload } from '@/testing/test-payload'

let client: pg.Client
let manage: typeof import('./manage-domains')
let first: string
let second: string
/** What the owners of hosts have published: TXT records by name, and files by URL. */
let published: Record<string, string>
const sources = {
  readRecords: async (name: string) => [`v=spf1`, published[name] ?? ''],
  readFile: async (url: string) => published[url] ?? '',
}

beforeAll(async () => {
  await startTestPayload()
  manage = await import('./manage-domains')
  client = new pg.Client(env.DATABASE_URL)
  await client.connect()
})
afterAll(() => client?.end())
beforeEach(async () => {
  published = {}
  await client.query('delete from workspaces; delete from rate_limits')
  const { rows } = await client.query(
    "insert into workspaces (name) values ('One'), ('Two') returning id",
  )
  ;[first, second] = rows.map(({ id }) => id) as [string, string]
})

const as = (id: string) => ({ id, keyId: null })
const add = (workspaceId: string, host = 'Go.Café.example') =>
  manage.addDomain(as(workspaceId), { host, fallbackUrl: null })

it('verifies a domain by its TXT record', async () => {
  const domain = await add(first)
  expect(domain).toMatchObject({ host: 'go.xn--caf-dma.example', verifiedAt: null, failure: null })
  const missing = await manage.checkDomain(as(first), domain.id, sources)
  expect(missing).toMatchObject({ verifiedAt: null, failure: 'missing' })
  published[domain.record.name] = domain.record.value
  const found = await manage.checkDomain(as(first), domain.id, sources)
  expect(found).toMatchObject({ verifiedAt: expect.any(String), failure: null })
  // The record may be deleted afterwards.
  published = {}
  expect((await manage.checkDomain(as(first), domain.id, sources)).verifiedAt).toBe(
    found.verifiedAt,
  )
})

it('verifies a domain by a file, on its own some time after it was added', async () => {
  const domain = await add(first)
  published[domain.file.url] = `${domain.file.content}\n`
  expect(await manage.checkPendingDomains(undefined, sources)).toBe(0)
  await client.query("update workspace_domains set created_at = now() - interval '1 hour'")
  expect(await manage.checkPendingDomains(undefined, sources)).toBe(1)
  expect((await manage.listDomains(first))[0]?.verifiedAt).not.toBeNull()
})

it('moves a domain to the workspace that proves its ownership last', async () => {
  const [old, now] = [await add(first), await add(second)]
  published[old.record.name] = old.record.value
  await manage.checkDomain(as(first), old.id, sources)
  // The token of one workspace proves nothing for another.
  expect((await manage.checkDomain(as(second), now.id, sources)).verifiedAt).toBeNull()
  published[now.record.name] = now.record.value
  expect((await manage.checkDomain(as(second), now.id, sources)).verifiedAt).not.toBeNull()
  expect((await manage.listDomains(first))[0]).toMatchObject({ verifiedAt: null, failure: 'moved' })
  const log = await client.query('select workspace_id, action from workspace_changes order by id')
  expect(log.rows.map(({ workspace_id: id, action }) => [id, action])).toEqual([
    ...[
      [first, 'addDomain'],
      [second, 'addDomain'],
      [first, 'verifyDomain'],
    ],
    ...[
      [first, 'loseDomain'],
      [second, 'verifyDomain'],
    ],
  ])
})

const verify = async (workspaceId: string, host?: string) => {
  const domain = await add(workspaceId, host)
  published[domain.record.name] = domain.record.value
  return manage.checkDomain(as(workspaceId), domain.id, sources)
}
const readDefaults = async () => {
  const { rows } = await client.query('select defaults from workspaces order by name')
  return rows.map(({ defaults }) => defaults)
}

it('is no longer the default of new codes after it was deleted or has moved', async () => {
  const { host, id } = await verify(first)
  const defaults = { domain: host, utm: { source: 'print' } }
  await client.query('update workspaces set defaults = $1', [defaults])
  await manage.deleteDomain(as(first), id)
  expect(await readDefaults()).toEqual([{ utm: { source: 'print' } }, defaults])
  await verify(second)
  await verify(first)
  expect(await readDefaults()).toEqual([{ utm: { source: 'print' } }, { utm: { source: 'print' } }])
})

it('refuses targets and fallback addresses that lead to codes', async () => {
  const { prepareDocument } = await import('../codes/prepare-documents')
  const menu = newDocument({ type: 'url', url: 'https://go.example.org/menu' }, 'en')
  const own = await add(first, 'go.example.org')
  await expect(prepareDocument(menu, [])).resolves.toMatchObject({ document: menu })
  published[own.record.name] = own.record.value
  await manage.checkDomain(as(first), own.id, sources)
  const key = 'codes.targets.domain'
  await expect(prepareDocument(menu, [])).rejects.toMatchObject({
    problem: { errors: [{ key, values: { host: 'go.example.org' } }] },
  })
  const other = await add(second)
  for (const host of ['go.example.org', other.host]) {
    const edit = { fallbackUrl: `https://${host}/menu` }
    await expect(manage.editDomain(as(second), other.id, edit)).rejects.toMatchObject({
      problem: { errors: [{ pointer: '/fallbackUrl', key }] },
    })
  }
})

it('refuses hosts that nobody can own, twice the same and unsafe addresses', async () => {
  const hosts = [
    'localhost',
    '10.0.0.1',
    'cafe',
    'a.example/x',
    'a.example:80',
    'x@a.example',
    '',
    'intra.local',
  ]
  for (const host of hosts)
    await expect(add(first, host), host).rejects.toMatchObject({ problem: { key: 'invalid' } })
  await add(first)
  await expect(add(first)).rejects.toMatchObject({ problem: { key: 'invalid' } })
  await expect(
    manage.addDomain(as(first), { host: 'b.example', fallbackUrl: 'javascript:alert(1)' }),
  ).rejects.toMatchObject({ problem: { errors: [{ pointer: '/fallbackUrl' }] } })
})

it('changes and deletes domains of the own workspace only', async () => {
  const { id } = await add(first)
  const fallbackUrl = 'https://cafe.example/menu'
  await expect(manage.editDomain(as(second), id, { fallbackUrl })).rejects.toThrow('Not found')
  expect(await manage.editDomain(as(first), id, { fallbackUrl })).toMatchObject({ fallbackUrl })
  await expect(manage.deleteDomain(as(second), id)).rejects.toThrow('Not found')
  await manage.deleteDomain(as(first), id)
  expect(await manage.listDomains(first)).toEqual([])
})
