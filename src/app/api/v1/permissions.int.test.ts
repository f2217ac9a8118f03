import type { PostgresAdapter } from '@payloadcms/db-postgres'
import { beforeAll, expect, it } from 'vitest'
import { isRoleEnough, type NeededRole } from '@/codes'
import { type DescribedOperation, describeApi } from '@/data/open-api/describe-api'
import { startMailServer } from '@/testing/mail-server'
import { sampleInGate } from '@/testing/pick-sample'
import { startTestPayload } from '@/testing/test-payload'
import { callOperation } from './call-operation-for-test'
import { createWorld, type World } from './create-world-for-test'

let pool: PostgresAdapter['pool']
let own: World
let other: World

const { url: SMTP_URL } = await startMailServer()
const settings = { SMTP_URL, SMTP_FROM: 'codes@example.org' }
const payload = await startTestPayload(undefined, settings)
// Imported late, because the modules read the environment when they are loaded.
const { operations } = await import('@/data/operations/operations')

beforeAll(async () => {
  pool = (payload.db as unknown as PostgresAdapter).pool
  own = await createWorld()
  other = await createWorld()
})

const described = describeApi(operations).operations
type Id = DescribedOperation['id']

/** The least role of a workspace key for each operation that needs a key. */
const needed: Partial<Record<Id, NeededRole>> = {
  ...{ readWorkspace: 'viewer', editWorkspace: 'owner', deleteWorkspace: 'owner' },
  ...{ listWorkspaceKeys: 'owner', createWorkspaceKey: 'owner', renameWorkspaceKey: 'owner' },
  ...{ readKeyEffects: 'owner', listEditKeys: 'owner', endEditKeys: 'owner' },
  ...{ revokeWorkspaceKey: 'owner', listCodes: 'viewer', upsertCode: 'editor' },
  ...{ changeCodes: 'editor', exportCodes: 'viewer', moveCodes: 'editor' },
  ...{ listChanges: 'viewer', undoChange: 'editor', listFolders: 'viewer' },
  ...{ createFolder: 'editor', renameFolder: 'editor', deleteFolder: 'editor' },
  ...{ readWorkspaceStatistics: 'viewer', listWebhooks: 'editor', createWebhook: 'owner' },
  ...{ editWebhook: 'owner', deleteWebhook: 'owner', testWebhook: 'owner' },
  ...{ listDeliveries: 'editor', resendDelivery: 'owner', listDomains: 'viewer' },
  ...{ addDomain: 'owner', editDomain: 'owner', deleteDomain: 'owner', verifyDomain: 'owner' },
  ...{ listSubscriptions: 'editor', subscribe: 'editor', deleteSubscription: 'editor' },
  ...{ listCodeSubscriptions: 'editor', subscribeToCode: 'editor' },
  ...{ deleteCodeSubscription: 'editor', readCode: 'viewer', editCode: 'editor' },
  ...{ pauseCode: 'editor', resumeCode: 'editor', deleteCode: 'editor' },
  ...{ deleteCodeByPost: 'editor', restoreCode: 'editor', rotateKey: 'owner' },
  ...{ uploadFile: 'editor', uploadFileAs: 'editor', removeFile: 'editor' },
  ...{ readStatistics: 'viewer', exportCode: 'viewer', streamScans: 'editor' },
}
/** Operations that only the edit key allows. */
const forEditKeys: readonly Id[] = ['mailKey']
/** Anonymous operations that a workspace key does for its workspace. */
const inWorkspace: readonly Id[] = ['createCode', 'createCodes']
/** Operations whose response contains a new secret. */
const returnsSecret: readonly Id[] = [
  ...(['createCode', 'createCodes', 'upsertCode', 'createWorkspace', 'moveCodes'] as const),
  ...(['createWorkspaceKey', 'rotateKey', 'deleteWorkspace', 'createWebhook'] as const),
]
/** Operations that contact other servers, which is tested elsewhere. */
const contacting: readonly Id[] = ['testWebhook', 'resendDelivery', 'verifyDomain']
/** Operations on a file, token or subscription that is not there. */
const onMissing: readonly Id[] = [
  ...(['removeFile', 'deleteCodeSubscription', 'confirmRecovery'] as const),
  ...(['confirmWorkspaceRecovery', 'showSubscription', 'changeSubscription'] as const),
]

/** Operations after which they cannot be done again in the same workspace. */
const onlyOnce: readonly Id[] = [
  ...(['deleteWorkspace', 'renameWorkspaceKey', 'revokeWorkspaceKey', 'deleteFolder'] as const),
  ...(['deleteWebhook', 'deleteDomain', 'deleteSubscription', 'undoChange', 'editCode'] as const),
  ...(['deleteCode', 'deleteCodeByPost', 'rotateKey', 'moveCodes', 'upsertCode'] as const),
  ...(['createFolder', 'uploadFileAs'] as const),
]

const credentials = [
  ...(['none', 'viewer', 'editor', 'api', 'owner', 'revoked'] as const),
  ...(['editKey', 'rotated', 'strangerKey', 'stranger'] as const),
]
type Credential = (typeof credentials)[number]
type Outcome = 'allowed' | 'foreign' | 401 | 403 | 404

function expectedOf({ id, needsKey, path }: DescribedOperation, credential: Credential): Outcome {
  const isRole = ['viewer', 'editor', 'api', 'owner'].includes(credential)
  const role = credential as 'viewer' | 'editor' | 'api' | 'owner'
  if (!needsKey) {
    if (!inWorkspace.includes(id)) return credential === 'stranger' ? 'foreign' : 'allowed'
    if (credential === 'revoked') return 401
    return credential === 'viewer' ? 403 : 'allowed'
  }
  if (forEditKeys.includes(id) && isRole) return 403
  if (isRole) return isRoleEnough(role, needed[id] ?? 'owner') ? 'allowed' : 403
  if (credential === 'editKey' && needsKey !== 'workspace') return 'allowed'
  if (credential !== 'stranger' || needsKey !== 'workspace') return 401
  return /\{(?!externalId)/.test(path) ? 404 : 'foreign'
}

const ofFreeCode: readonly Credential[] = ['editKey', 'rotated', 'strangerKey']

async function callAs(
  credential: Credential,
  operation: DescribedOperation,
  target: World,
): Promise<{ status: number; text: string }> {
  const keys = { ...target.keys, none: undefined }
  const key =
    credential === 'stranger'
      ? other.keys.owner
      : credential === 'strangerKey'
        ? other.keys.editKey
        : keys[credential]
  const slug = ofFreeCode.includes(credential) ? target.slugs.free : target.slugs.code
  // Limits on the number of requests are not what is tested.
  await pool.query('delete from rate_limits')
  const { body, id, example } = operation
  const sent = target.fillExample(example?.body)
  // The edit key of the code has been replaced, which is a change.
  if (id === 'editCode' && credential === 'editKey') Object.assign(sent as object, { revision: 2 })
  const isFile = body === 'file'
  const response = await callOperation(operation, {
    params: { ...target.params, slug },
    ...(example?.query && { query: example.query }),
    ...(isFile && { body: '%PDF-1.4\n%%EOF\n' }),
    ...(!isFile && sent !== undefined && { body: sent }),
    ...(isFile && { headers: { 'content-type': 'application/octet-stream' } }),
    key,
  })
  return { status: response.status, text: await response.text() }
}

const secretPattern = /q[wz]_[\w-]{43}|whsec_/

/** Everything of a world that a request could change. */
async function readWorld({ id, mark }: World): Promise<unknown> {
  const tables = [
    ...['workspaces', 'workspace_keys', 'workspace_codes', 'workspace_folders', 'codes'],
    ...['workspace_domains', 'workspace_changes', 'webhooks', 'subscriptions'],
  ]
  const contents = tables.map((table) =>
    pool.query(
      `select to_jsonb(t) - 'last_used_at' as row from "${table}" t
        where t::text like '%' || $1 || '%' or t::text like '%' || $2 || '%' order by t::text`,
      [mark, id],
    ),
  )
  return (await Promise.all(contents)).map(({ rows }) => rows)
}

it('knows the least role for each operation with a key', () => {
  const withKey = described.filter(({ needsKey }) => needsKey).map(({ id }) => id)
  expect([...Object.keys(needed), ...forEditKeys].sort()).toEqual([...withKey].sort())
})

const walked = sampleInGate(described, 16).map((operation) => [operation.id, operation] as const)

it.each(walked)('%s is for those that it is meant for', async (id, operation) => {
  const before = await readWorld(own)
  for (const credential of credentials) {
    const expected = expectedOf(operation, credential)
    if (expected === 'allowed') continue
    const { status, text } = await callAs(credential, operation, own)
    if (expected === 'foreign') expect(status, credential).toBeLessThan(500)
    else expect(status, `${credential}: ${text}`).toBe(expected)
    if (expected !== 'foreign') expect(text, credential).not.toMatch(secretPattern)
    if (operation.needsKey) {
      expect(text, credential).not.toContain(own.mark)
      for (const secret of Object.values(own.keys)) expect(text).not.toContain(secret)
    }
  }
  if (operation.needsKey) expect(await readWorld(own)).toEqual(before)
  // The stranger has deleted the workspace of their own.
  if (id === 'deleteWorkspace') other = await createWorld()

  for (const credential of credentials) {
    if (expectedOf(operation, credential) !== 'allowed' || contacting.includes(id)) continue
    const used = onlyOnce.includes(id) ? await createWorld() : own
    const { status, text } = await callAs(credential, operation, used)
    if (onMissing.includes(id)) expect([204, 401, 404], `${credential}: ${text}`).toContain(status)
    else expect(status, `${credential}: ${text}`).toBe(operation.answer.status)
    if (!returnsSecret.includes(id)) expect(text, credential).not.toMatch(secretPattern)
    expect(text, credential).not.toContain(other.mark)
    if (credential === 'editKey') expect(text).not.toContain(own.slugs.code)
  }
})
