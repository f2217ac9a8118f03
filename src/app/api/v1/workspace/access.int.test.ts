import type { PostgresAdapter } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  accessActions,
  type CreatedCode,
  type CreatedWorkspace,
  type CreatedWorkspaceKey,
  type EditKeyList,
  exportActions,
  type KeyEffects,
  newDocument,
  type Problem,
  type RecoveredCode,
  type WorkspaceChange,
  type WorkspaceKeyView,
  type WorkspaceRole,
} from '@/codes'
import { createRecoveryToken } from '@/data/codes/recovery-token'
import { startTestPayload } from '@/testing/test-payload'
import { callApiRoute as call, sendToApi } from './call-api-for-test'

let payload: Payload
let pool: PostgresAdapter['pool']
let owner: string

beforeAll(async () => {
  payload = await startTestPayload()
  pool = (payload.db as unknown as PostgresAdapter).pool
})
beforeEach(async () => {
  owner = (await call<CreatedWorkspace>(201, 'POST', '/workspaces', { body: {} })).secret
})

const document = newDocument({ type: 'url', url: 'https://example.com/menu' }, 'en')
const create = (key = owner, body: object = {}) =>
  call<CreatedCode>(201, 'POST', '/codes', { key, body: { document, ...body } })
const createSlug = async (key = owner) => (await create(key)).code.slug
const addKey = (role: WorkspaceRole, key = owner, name: string = role) =>
  call<CreatedWorkspaceKey>(201, 'POST', '/workspace/keys', { key, body: { name, role } })
const issue = async (slug: string, key = owner) =>
  (await call<CreatedCode>(200, 'POST', `/codes/${slug}/rotate-key`, { key })).editKey
const read = (slug: string, key: string, status = 200) =>
  call(status, 'GET', `/codes/${slug}`, { key })
const changes = async (key = owner) =>
  (await call<{ changes: WorkspaceChange[] }>(200, 'GET', '/workspace/changes', { key })).changes
const effectsOf = (id: string) =>
  call<KeyEffects>(200, 'GET', `/workspace/keys/${id}/effects`, { key: owner })
const revoke = (id: string) =>
  call<WorkspaceKeyView & { ledTo: KeyEffects }>(
    ...([200, 'DELETE', `/workspace/keys/${id}`, { key: owner }] as const),
  )
const listEditKeys = () => call<EditKeyList>(200, 'GET', '/workspace/edit-keys', { key: owner })
const webhook = { url: 'https://example.com/hook/secret-token', events: ['code.created'] }

describe('codes of a workspace', () => {
  it('have no edit key, however they are created', async () => {
    const { secret: api } = await addKey('api')
    for (const key of [owner, api]) {
      expect(Object.keys(await create(key))).toEqual(['code'])
      const bulk = { key, body: { codes: [{ document }] } }
      const { results } = await call<{ results: object[] }>(200, 'POST', '/codes/bulk', bulk)
      expect(results.map(Object.keys)).toEqual([['code']])
      const path = `/workspace/codes/external/${key.slice(-8)}`
      const upserted = await call<object>(200, 'PUT', path, { key, body: { document } })
      expect(Object.keys(upserted)).toEqual(['code'])
    }
    const { rows } = await pool.query(
      `select count(*)::int from codes join workspace_codes on code_id = codes.id
       where edit_key_hash is not null`,
    )
    expect(rows).toEqual([{ count: 0 }])
    expect(await listEditKeys()).toEqual({ total: 0, codes: [] })
  })

  it('get one from an owner only, which the log tells', async () => {
    const slug = await createSlug()
    for (const role of ['editor', 'api', 'viewer'] as const) {
      const { secret } = await addKey(role)
      await call(403, 'POST', `/codes/${slug}/rotate-key`, { key: secret })
    }
    const editKey = await issue(slug)
    await read(slug, editKey)
    expect((await changes())[0]).toMatchObject({
      ...{ action: 'rotateKey', key: { name: 'Owner' }, code: { slug }, canUndo: false },
    })
    const { codes, total } = await listEditKeys()
    expect([total, codes[0]]).toEqual([
      1,
      { slug, name: '', key: { id: expect.any(String), name: 'Owner' } },
    ])
  })

  it('have no recovery address, and mail leads to no edit key', async () => {
    const email = 'former@example.com'
    const refused = { pointer: '/email', key: 'codes.workspaces.email' }
    const body = { document, email }
    const { errors } = await call<Problem>(422, 'POST', '/codes', { key: owner, body })
    expect(errors).toEqual([refused])
    const slug = await createSlug()
    const edit = { key: owner, body: { revision: 1, email } }
    expect((await call<Problem>(422, 'PATCH', `/codes/${slug}`, edit)).errors).toEqual([refused])
    const editKey = await issue(slug)
    const mail = { key: editKey, body: { email, locale: 'en' } }
    await call(403, 'POST', `/codes/${slug}/mail-key`, mail)
    // As codes from before this rule may have one.
    await pool.query("update codes set email_hash = 'mailbox' where slug = $1", [slug])
    const token = createRecoveryToken('mailbox')
    const answer = await call<RecoveredCode[]>(200, 'POST', '/recovery/confirm', {
      body: { token },
    })
    expect(answer).toEqual([])
    await read(slug, editKey)
  })

  it('lose all edit keys in one action of an owner', async () => {
    const slugs = [await createSlug(), await createSlug(), await createSlug()]
    const keys = [await issue(slugs[0] as string), await issue(slugs[1] as string)]
    const { secret: editor } = await addKey('editor')
    await call(403, 'DELETE', '/workspace/edit-keys', { key: editor })
    const alone = await create('')
    const ended = await call(200, 'DELETE', '/workspace/edit-keys', { key: owner })
    expect(ended).toEqual({ codes: 2 })
    for (const [index, key] of keys.entries()) await read(slugs[index] as string, key, 401)
    await read(alone.code.slug, alone.editKey)
    expect((await changes())[0]).toMatchObject({
      ...{ action: 'endEditKeys', after: { codes: 2 }, key: { name: 'Owner' }, canUndo: false },
    })
  })
})

describe('revoking a key', () => {
  it('ends the edit keys that came from it, also after they were replaced', async () => {
    const boss = await addKey('owner', owner, 'Boss')
    const [slug, other] = [await createSlug(boss.secret), await createSlug(boss.secret)]
    const first = await issue(slug, boss.secret)
    const replaced = await issue(slug, first)
    const ofOwner = await issue(other)
    expect((await effectsOf(boss.key.id)).editKeys).toMatchObject({ total: 1, codes: [{ slug }] })
    const { ledTo, revokedAt } = await revoke(boss.key.id)
    expect([ledTo.editKeys.total, revokedAt]).toEqual([1, expect.any(String)])
    await read(slug, replaced, 401)
    await read(slug, boss.secret, 401)
    await read(other, ofOwner)
    expect((await changes())[0]).toMatchObject({
      ...{ action: 'revokeKey', after: { name: 'Boss', codes: 1 }, canUndo: false },
    })
    expect((await effectsOf(boss.key.id)).editKeys.total).toBe(0)
  })

  it('ends edit keys from the time when every creation returned one', async () => {
    const { key, secret } = await addKey('api')
    const slug = await createSlug(secret)
    const editKey = await issue(slug)
    await pool.query(
      `update workspace_codes set edit_key_from = $1
       where code_id = (select id from codes where slug = $2)`,
      [key.id, slug],
    )
    await revoke(key.id)
    await read(slug, editKey, 401)
  })

  it('lists what else it led to, so that the owner can decide', async () => {
    const boss = await addKey('owner', owner, 'Boss')
    const by = (body: object) => ({ key: boss.secret, body })
    await call(201, 'POST', '/workspace/webhooks', by(webhook))
    await call(201, 'POST', '/workspace/domains', by({ host: 'go.example.com' }))
    const second = await addKey('editor', boss.secret, 'Second')
    await call(200, 'PATCH', '/workspace', by({ email: 'boss@example.com' }))
    await pool.query(
      `insert into subscriptions (workspace_id, email_hash, sealed_email, locale, kinds, made_with)
       select workspace_id, 'x', 'x', 'en', '{report}', id from workspace_keys where id = $1`,
      [boss.key.id],
    )
    const expected = {
      editKeys: { total: 0, codes: [] },
      webhooks: [{ url: webhook.url }],
      domains: [{ host: 'go.example.com' }],
      keys: [{ id: second.key.id, name: 'Second', role: 'editor' }],
      subscriptions: [{ slug: null }],
      recoveryAddress: true,
    }
    expect(await effectsOf(boss.key.id)).toMatchObject(expected)
    expect((await revoke(boss.key.id)).ledTo).toMatchObject(expected)
    // They stay until the owner removes them.
    await revoke(second.key.id)
    await call(200, 'PATCH', '/workspace', { key: owner, body: { email: null } })
    expect(await effectsOf(boss.key.id)).toMatchObject({ keys: [], recoveryAddress: false })
  })

  it('and its effects are for owners of the workspace', async () => {
    const { key, secret } = await addKey('editor')
    await call(403, 'GET', `/workspace/keys/${key.id}/effects`, { key: secret })
    const other = (await call<CreatedWorkspace>(201, 'POST', '/workspaces', { body: {} })).secret
    await call(404, 'GET', `/workspace/keys/${key.id}/effects`, { key: other })
    await call(403, 'GET', '/workspace/edit-keys', { key: secret })
  })
})

describe('the log of access', () => {
  /** Does everything that changes or uses access, each with a key called Boss. */
  async function useAccess() {
    const { secret: key } = await addKey('owner', owner, 'Boss')
    const by = (body?: object) => ({ key, ...(body && { body }) })
    const { id } = await call<{ id: string }>(201, 'POST', '/workspace/webhooks', by(webhook))
    const moved = { url: 'https://example.com/hook/other-token', paused: true }
    await call(200, 'PATCH', `/workspace/webhooks/${id}`, by(moved))
    await call(204, 'DELETE', `/workspace/webhooks/${id}`, by())
    const host = { host: 'go.example.com' }
    const domain = await call<{ id: string }>(201, 'POST', '/workspace/domains', by(host))
    const fallback = { fallbackUrl: 'https://example.com/?token=fallback-token' }
    await call(200, 'PATCH', `/workspace/domains/${domain.id}`, by(fallback))
    await call(204, 'DELETE', `/workspace/domains/${domain.id}`, by())
    await call(200, 'PATCH', '/workspace', by({ email: 'boss@example.com' }))
    const made = await addKey('viewer', key, 'Guest')
    await call(200, 'PATCH', `/workspace/keys/${made.key.id}`, by({ name: 'Visitor' }))
    await call(200, 'DELETE', `/workspace/keys/${made.key.id}`, by())
    const { code } = await create(key)
    const path = `/codes/${code.slug}`
    await call(200, 'PATCH', path, by({ revision: 1, password: 'open sesame' }))
    const editKey = await issue(code.slug, key)
    await call(200, 'DELETE', '/workspace/edit-keys', by())
    await sendToApi('POST', '/codes/export', by({ codes: [code.slug] }))
    await sendToApi('GET', `${path}/export?format=csv`, by())
    await sendToApi('GET', `${path}/statistics?format=csv`, by())
    await sendToApi('GET', '/workspace/statistics?format=csv', by())
    for (let time = 0; time < 2; time += 1) await sendToApi('GET', `${path}/scans`, by())
    const alone = await create('')
    const codes = [{ slug: alone.code.slug, editKey: alone.editKey }]
    await call(200, 'POST', '/workspace/codes/move', by({ codes }))
    const remove = { action: 'remove', codes: [alone.code.slug] }
    const { results } = await call<{ results: { editKey: string }[] }>(
      ...([200, 'POST', '/codes/batch', by(remove)] as const),
    )
    return { secrets: [key, editKey, alone.editKey, made.secret, results[0]?.editKey as string] }
  }

  it('names who did what, and contains no secrets', async () => {
    const { secrets } = await useAccess()
    const all = await changes()
    const byBoss = all.filter(({ key }) => key?.name === 'Boss').map(({ action }) => action)
    expect(byBoss.toReversed()).toEqual([
      ...['createWebhook', 'editWebhook', 'deleteWebhook', 'addDomain', 'editDomain'],
      ...['deleteDomain', 'changeEmail', 'createKey', 'renameKey', 'revokeKey', 'createCode'],
      ...['changePassword', 'rotateKey', 'endEditKeys', 'exportCodes', 'exportScans'],
      ...['exportStatistics', 'exportStatistics', 'streamScans', 'addCode', 'removeCode'],
    ])
    const { rows } = await pool.query('select * from workspace_changes')
    const log = JSON.stringify(rows)
    for (const secret of [...secrets, 'sesame', 'boss@', 'secret-token', 'fallback-token']) {
      expect(log).not.toContain(secret)
    }
    const [edit] = all.filter(({ action }) => action === 'editWebhook')
    expect(edit).toMatchObject({
      before: { name: 'example.com', paused: false },
      after: { name: 'example.com', paused: true, hasNewAddress: true },
    })
  })

  it('offers no undo of access, and refuses it', async () => {
    await useAccess()
    const kinds: readonly string[] = [...accessActions, ...exportActions]
    for (const { id, action, canUndo } of await changes()) {
      if (!kinds.includes(action)) continue
      expect([action, canUndo]).toEqual([action, false])
      await call(409, 'POST', `/workspace/changes/${id}/undo`, { key: owner })
    }
  })

  it('keeps the name that a key had, also after it was renamed or deleted', async () => {
    const { key, secret } = await addKey('editor', owner, 'Mai')
    await createSlug(secret)
    const path = `/workspace/keys/${key.id}`
    await call(200, 'PATCH', path, { key: owner, body: { name: 'Nobody' } })
    await pool.query('delete from workspace_keys where id = $1', [key.id])
    const created = (await changes()).find(({ action }) => action === 'createCode')
    expect(created?.key).toEqual({ id: key.id, name: 'Mai' })
  })

  it('names the change that an undo of settings undid', async () => {
    await call(200, 'PATCH', '/workspace', { key: owner, body: { name: 'New' } })
    const [edit] = await changes()
    const path = `/workspace/changes/${edit?.id}/undo`
    const undone = await call<WorkspaceChange>(200, 'POST', path, { key: owner })
    expect(undone).toMatchObject({ action: 'editWorkspace', undoes: edit?.id })
  })
})
