import { beforeAll, expect, it } from 'vitest'
import type { CreatedWorkspace, CreatedWorkspaceKey, Problem, WorkspaceRole } from '@/codes'
import type { DomainView } from '@/data/domains/api-schemas'
import type { WebhookView } from '@/data/webhooks/api-schemas'
import { sampleInGate } from '@/testing/pick-sample'
import { startTestPayload } from '@/testing/test-payload'
import { callApiRoute as call, sendToApi } from './call-api-for-test'

let keys: Record<WorkspaceRole, string>

beforeAll(async () => {
  await startTestPayload()
  const { secret } = await call<CreatedWorkspace>(201, 'POST', '/workspaces', { body: {} })
  const add = async (role: WorkspaceRole) => {
    const options = { key: secret, body: { name: role, role } }
    return (await call<CreatedWorkspaceKey>(201, 'POST', '/workspace/keys', options)).secret
  }
  keys = {
    ...{ owner: secret, editor: await add('editor') },
    ...{ viewer: await add('viewer'), api: await add('api') },
  }
})

const webhook = { url: 'https://example.com/hook', events: ['code.created'] }
const anyId = '018f0000-0000-7000-8000-000000000001'

const operations = [
  ['GET', '/workspace/statistics', 'viewer'],
  ['GET', '/workspace/webhooks', 'editor'],
  ['POST', '/workspace/webhooks', 'owner'],
  ['PATCH', `/workspace/webhooks/${anyId}`, 'owner'],
  ['DELETE', `/workspace/webhooks/${anyId}`, 'owner'],
  ['GET', `/workspace/webhooks/${anyId}/deliveries`, 'editor'],
  ['GET', '/workspace/domains', 'viewer'],
  ['POST', '/workspace/domains', 'owner'],
  ['PATCH', `/workspace/domains/${anyId}`, 'owner'],
  ['DELETE', `/workspace/domains/${anyId}`, 'owner'],
  ['GET', '/workspace/subscriptions', 'editor'],
  ['POST', '/workspace/subscriptions', 'editor'],
] as const

it.each(sampleInGate(operations, 4))(
  '%s %s needs a key of the role %s',
  async (method, path, needed) => {
    const allowed: Record<typeof needed, WorkspaceRole[]> = {
      viewer: ['viewer', 'editor', 'api', 'owner'],
      editor: ['editor', 'api', 'owner'],
      owner: ['owner'],
    }
    for (const [role, key] of Object.entries(keys)) {
      const body = method === 'POST' || method === 'PATCH' ? { unknown: 1 } : undefined
      const { status } = await sendToApi(method, path, { key, body })
      if (allowed[needed].includes(role as WorkspaceRole)) {
        expect([200, 404, 422], role).toContain(status)
      } else expect(status, role).toBe(403)
    }
    expect((await sendToApi(method, path)).status).toBe(401)
  },
)

it('creates a webhook and returns its secret once', async () => {
  const created = await call<WebhookView & { secret: string }>(201, 'POST', '/workspace/webhooks', {
    ...{ key: keys.owner, body: webhook },
  })
  expect(created.secret).toMatch(/^whsec_/)
  const path = `/workspace/webhooks/${created.id}`
  const paused = await call<WebhookView>(200, 'PATCH', path, {
    ...{ key: keys.owner, body: { paused: true } },
  })
  expect(paused.pausedAt).not.toBeNull()
  const list = await call<object>(200, 'GET', '/workspace/webhooks', { key: keys.owner })
  expect(list).toEqual({ webhooks: [paused] })
  const { deliveries } = await call<{ deliveries: [] }>(200, 'GET', `${path}/deliveries`, {
    key: keys.editor,
  })
  expect(deliveries).toEqual([])
  await call(204, 'DELETE', path, { key: keys.owner })
})

it('refuses webhooks at addresses inside the network, with the reason', async () => {
  const body = { ...webhook, url: 'https://10.0.0.1/hook' }
  const { errors } = await call<Problem>(422, 'POST', '/workspace/webhooks', {
    ...{ key: keys.owner, body },
  })
  expect(errors).toMatchObject([{ pointer: '/url', key: 'codes.targets.number' }])
})

it('adds a domain with what its owner publishes', async () => {
  const body = { host: 'go.cafe.example' }
  const domain = await call<DomainView>(201, 'POST', '/workspace/domains', {
    ...{ key: keys.owner, body },
  })
  expect(domain).toMatchObject({ verifiedAt: null, record: { name: '_quietzone.go.cafe.example' } })
  await call(204, 'DELETE', `/workspace/domains/${domain.id}`, { key: keys.owner })
})

it('refuses ranges and formats of statistics that are not valid', async () => {
  for (const query of ['from=2026-02-01&to=2026-01-01', 'top=1000', 'format=xml', 'codes=a/b'])
    await call(422, 'GET', `/workspace/statistics?${query}`, { key: keys.viewer })
})

it('subscribes nobody on a server that sends no mail', async () => {
  const body = { email: 'a@example.org', locale: 'en', kinds: ['report'] }
  await call(503, 'POST', '/workspace/subscriptions', { key: keys.editor, body })
})
