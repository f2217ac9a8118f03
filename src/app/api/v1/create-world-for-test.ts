import { randomBytes, randomUUID } from 'node:crypto'
import type { CreatedCode, CreatedWorkspace, CreatedWorkspaceKey, WorkspaceRole } from '@/codes'
import { sampleKey, sampleValues } from '@/site/developers/sample-request'
import { makeByApi } from './call-operation-for-test'

export type World = Awaited<ReturnType<typeof createWorld>>

type Made = { id: string }

/**
 * Creates a workspace with something of everything, and a code outside of it. All of its texts
 * contain `mark`, which nothing else does.
 */
export async function createWorld() {
  const mark = `mark${randomBytes(6).toString('hex')}`
  const created = await makeByApi<CreatedWorkspace>('post', '/workspaces', { body: { name: mark } })
  const owner = created.secret
  const addKey = (role: WorkspaceRole) =>
    makeByApi<CreatedWorkspaceKey>('post', '/workspace/keys', {
      ...{ key: owner, body: { name: `${mark} ${role}`, role } },
    })
  const revoked = await addKey('owner')
  await makeByApi('delete', '/workspace/keys/{keyId}', {
    ...{ key: owner, params: { keyId: revoked.key.id } },
  })
  const add = <Result>(path: string, body: object) =>
    makeByApi<Result>('post', path, { key: owner, body })
  const events = ['code.created']
  const webhook = await add<Made>('/workspace/webhooks', { url: `https://${mark}.example`, events })
  const folder = await add<Made>('/workspace/folders', { name: mark })
  const domain = await add<Made>('/workspace/domains', { host: `${mark}.example.com` })
  const mail = { email: `${mark}@example.com`, locale: 'en', kinds: ['report'] }
  const subscription = await add<Made>('/workspace/subscriptions', mail)
  const content = { url: `https://${mark}.example`, name: mark }
  const { code } = await add<CreatedCode>('/codes', {
    ...content,
    tags: [mark],
    externalId: 'table-4',
  })
  const { code: second } = await add<CreatedCode>('/codes', content)
  await add('/codes/batch', { action: 'pause', codes: [second.slug] })
  const { changes } = await makeByApi<{ changes: Made[] }>('get', '/workspace/changes', {
    key: owner,
  })
  const free = await makeByApi<CreatedCode>('post', '/codes', { body: content })
  const { editKey } = await makeByApi<CreatedCode>('post', '/codes/{slug}/rotate-key', {
    ...{ key: free.editKey, params: { slug: free.code.slug } },
  })
  const { deliveries } = await makeByApi<{ deliveries: Made[] }>(
    ...(['get', '/workspace/webhooks/{webhookId}/deliveries'] as const),
    { key: owner, params: { webhookId: webhook.id } },
  )
  const editor = await addKey('editor')
  const keys = {
    ...{ owner, editor: editor.secret, viewer: (await addKey('viewer')).secret },
    ...{ api: (await addKey('api')).secret, revoked: revoked.secret },
    ...{ editKey, rotated: free.editKey },
  }
  const params = {
    ...{ slug: code.slug, keyId: editor.key.id, externalId: 'table-4', format: 'svg' },
    ...{ changeId: changes[0]?.id ?? '', folderId: folder.id, webhookId: webhook.id },
    ...{ deliveryId: deliveries[0]?.id ?? randomUUID(), domainId: domain.id, id: randomUUID() },
    ...{ subscriptionId: subscription.id, action: 'confirm' },
  }
  const slugs = { code: code.slug, second: second.slug, free: free.code.slug }
  /** Replaces what the example of an operation mentions. */
  const fillExample = <Value>(example: Value): Value =>
    example === undefined
      ? example
      : JSON.parse(
          JSON.stringify(example)
            .replaceAll(sampleKey, editKey)
            .replaceAll(sampleValues.slug ?? '', slugs.code)
            .replaceAll('summer-menu', slugs.second)
            .replaceAll('owner@example.com', `to-${slugs.free}@example.com`),
        )
  return { id: created.workspace.id, mark, keys, params, slugs, fillExample }
}
