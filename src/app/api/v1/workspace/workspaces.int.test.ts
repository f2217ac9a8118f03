import type { PostgresAdapter } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import {
  type CreatedWorkspace,
  type CreatedWorkspaceKey,
  type Problem,
  type WorkspaceFolder,
  type WorkspaceKeyView,
  type WorkspaceRole,
  type WorkspaceView,
  workspaceKeyPattern,
  workspaceRoles,
} from '@/codes'
import { sampleInGate } from '@/testing/pick-sample'
import { startTestPayload } from '@/testing/test-payload'
import { callApiRoute as call, newVisitor, sendToApi } from './call-api-for-test'

let payload: Payload
let pool: PostgresAdapter['pool']

beforeAll(async () => {
  payload = await startTestPayload()
  pool = (payload.db as unknown as PostgresAdapter).pool
})

type Keys = Record<WorkspaceRole, string>

/** Creates a workspace with a key of each role. */
async function createWorkspace(body: object = {}): Promise<Keys & { workspace: WorkspaceView }> {
  const { workspace, secret } = await call<CreatedWorkspace>(201, 'POST', '/workspaces', { body })
  const add = async (role: WorkspaceRole) => {
    const options = { key: secret, body: { name: role, role } }
    return (await call<CreatedWorkspaceKey>(201, 'POST', '/workspace/keys', options)).secret
  }
  const [editor, viewer, api] = [await add('editor'), await add('viewer'), await add('api')]
  return { workspace, owner: secret, editor, viewer, api }
}

describe('a workspace', () => {
  it('is created with one request, with a key that is stored as a hash only', async () => {
    const created = await call<CreatedWorkspace>(201, 'POST', '/workspaces', { body: {} })
    expect(created.secret).toMatch(workspaceKeyPattern)
    expect(created.workspace).toMatchObject({ codes: 0, hasEmail: false, key: { role: 'owner' } })
    const { rows } = await pool.query('select * from workspace_keys')
    expect(JSON.stringify(rows)).not.toContain(created.secret)
    const read = await call<WorkspaceView>(200, 'GET', '/workspace', { key: created.secret })
    expect(read).toEqual(created.workspace)
  })

  it('changes the settings that are sent and no others', async () => {
    const { owner } = await createWorkspace({
      name: 'Café',
      defaults: { utm: { source: 'print' } },
    })
    const body = { timeZone: 'Asia/Tokyo', email: 'owner@example.com' }
    const edited = await call<WorkspaceView>(200, 'PATCH', '/workspace', { key: owner, body })
    expect(edited).toMatchObject({ name: 'Café', timeZone: 'Asia/Tokyo', hasEmail: true })
    expect(edited.defaults).toEqual({ utm: { source: 'print' } })
    const { rows } = await pool.query('select * from workspaces')
    expect(JSON.stringify(rows)).not.toContain('owner@example.com')
  })

  it('refuses a default domain that is not connected', async () => {
    const { owner } = await createWorkspace()
    const body = { defaults: { domain: 'codes.example.com' } }
    const { errors } = await call<Problem>(422, 'PATCH', '/workspace', { key: owner, body })
    expect(errors).toEqual([{ pointer: '/defaults/domain', key: 'codes.workspaces.domain' }])
  })

  it('limits the workspaces of one network', async () => {
    const address = newVisitor()
    for (let count = 0; count < 5; count += 1)
      await call(201, 'POST', '/workspaces', { body: {}, address })
    await call(429, 'POST', '/workspaces', { body: {}, address })
  })

  it('refuses unknown keys, and then the network that tries them', async () => {
    const address = newVisitor()
    const key = `qw_${'x'.repeat(43)}`
    const statuses: number[] = []
    for (let count = 0; count < 31; count += 1)
      statuses.push((await sendToApi('GET', '/workspace', { key, address })).status)
    expect(statuses).toEqual([...Array(30).fill(401), 429])
  })
})

describe('keys', () => {
  it('are named, listed with their last use, renamed and revoked', async () => {
    const { owner, viewer } = await createWorkspace()
    await call(200, 'GET', '/workspace', { key: viewer })
    const keys = await call<WorkspaceKeyView[]>(200, 'GET', '/workspace/keys', { key: owner })
    expect(keys.map(({ role }) => role)).toEqual(['owner', 'editor', 'viewer', 'api'])
    const [used, unused] = [keys[2] as WorkspaceKeyView, keys[1] as WorkspaceKeyView]
    expect([used.lastUsedAt, unused.lastUsedAt]).toEqual([expect.any(String), null])
    const path = `/workspace/keys/${used.id}`
    await call(200, 'PATCH', path, { key: owner, body: { name: 'Mai' } })
    const revoked = await call<WorkspaceKeyView>(200, 'DELETE', path, { key: owner })
    expect(revoked).toMatchObject({ name: 'Mai', revokedAt: expect.any(String) })
    await call(401, 'GET', '/workspace', { key: viewer })
  })

  it('keep one owner', async () => {
    const { owner, workspace } = await createWorkspace()
    await call(409, 'DELETE', `/workspace/keys/${workspace.key.id}`, { key: owner })
    const second = await call<CreatedWorkspaceKey>(201, 'POST', '/workspace/keys', {
      key: owner,
      body: { name: 'Second', role: 'owner' },
    })
    await call(200, 'DELETE', `/workspace/keys/${workspace.key.id}`, { key: second.secret })
    await call(409, 'DELETE', `/workspace/keys/${second.key.id}`, { key: second.secret })
  })

  it('of other workspaces are unknown', async () => {
    const [mine, other] = [await createWorkspace(), await createWorkspace()]
    await call(404, 'DELETE', `/workspace/keys/${mine.workspace.key.id}`, { key: other.owner })
    await call(404, 'DELETE', '/workspace/keys/none', { key: other.owner })
  })
})

describe('folders', () => {
  it('are created, renamed and deleted, with names that differ', async () => {
    const { editor } = await createWorkspace()
    const create = (name: string, status = 201) =>
      call<WorkspaceFolder>(status, 'POST', '/workspace/folders', { key: editor, body: { name } })
    const [tables] = [await create('Tables'), await create('Garden')]
    await create('Tables', 422)
    const path = `/workspace/folders/${tables.id}`
    await call(422, 'PATCH', path, { key: editor, body: { name: 'Garden' } })
    await call(200, 'PATCH', path, { key: editor, body: { name: 'Rooms' } })
    const folders = await call<WorkspaceFolder[]>(200, 'GET', '/workspace/folders', { key: editor })
    expect(folders.map(({ name }) => name)).toEqual(['Garden', 'Rooms'])
    await call(204, 'DELETE', path, { key: editor })
    await call(404, 'DELETE', path, { key: editor })
  })
})

describe('the roles of keys', () => {
  const nowhere = '00000000-0000-4000-8000-000000000000'
  /** Operations with the least role that is enough, and the status of an allowed request. */
  const operations = [
    ['viewer', 'GET', '/workspace', undefined, 200],
    ['owner', 'PATCH', '/workspace', { name: 'New' }, 200],
    ['owner', 'GET', '/workspace/keys', undefined, 200],
    ['owner', 'POST', '/workspace/keys', { name: 'New', role: 'viewer' }, 201],
    ['owner', 'PATCH', `/workspace/keys/${nowhere}`, { name: 'New' }, 404],
    ['owner', 'DELETE', `/workspace/keys/${nowhere}`, undefined, 404],
    ['viewer', 'GET', '/workspace/folders', undefined, 200],
    ['editor', 'POST', '/workspace/folders', { name: 'New' }, 201],
    ['editor', 'PATCH', `/workspace/folders/${nowhere}`, { name: 'Newer' }, 404],
    ['editor', 'DELETE', `/workspace/folders/${nowhere}`, undefined, 404],
    ['owner', 'DELETE', '/workspace', undefined, 200],
  ] as const
  const allowed = {
    viewer: workspaceRoles,
    editor: ['owner', 'editor', 'api'],
    owner: ['owner'],
  } satisfies Record<string, readonly WorkspaceRole[]>

  it.each(sampleInGate(operations, 4))(
    'need %s for %s %s',
    async (least, method, path, body, status) => {
      for (const role of workspaceRoles) {
        const keys = await createWorkspace()
        const isAllowed = (allowed[least] as readonly WorkspaceRole[]).includes(role)
        const response = await sendToApi(method, path, { key: keys[role], body })
        expect([role, response.status]).toEqual([role, isAllowed ? status : 403])
      }
      const response = await sendToApi(method, path, { body })
      expect(response.status).toBe(401)
    },
  )
})
