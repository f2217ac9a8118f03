import 'server-only'
import { randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { checkTarget, listOwnHosts, type TargetFault } from '@/codes'
import { env } from '@/env'
import { ApiProblem } from '../codes/api/api-problem'
import { type Execute, inTransaction } from '../in-transaction'
import { type Allowance, findWait } from '../limit-visitors'
import { queryRows } from '../query-rows'
import { type Actor, logChanges, type NewChange } from '../workspaces/log-changes'
import type { DomainView } from './api-schemas'
import { findConnectedHosts } from './find-connected-hosts'
import {
  type DomainSources,
  filePath,
  recordName,
  recordValue,
  verifyDomain,
} from './verify-domain'

const maxDomains = 20
const verifications: Allowance = { name: 'verified domains', most: 60, seconds: 3600 }
/** New domains are verified automatically for this long. */
const pendingDays = 7
const pendingMinutes = 10
const pendingAtOnce = 50

type DomainRow = {
  id: string
  host: string
  token: string
  fallback_url: string | null
  verified_at: Date | null
  checked_at: Date | null
  failure: DomainView['failure']
  created_at: Date
}
const columns = sql`id, host, token, fallback_url, verified_at, checked_at, failure, created_at`

export async function listDomains(workspaceId: string): Promise<DomainView[]> {
  const rows = await queryRows<DomainRow>(sql`
    select ${columns} from workspace_domains
    where workspace_id = ${workspaceId} order by created_at, id`)
  return rows.map(viewDomain)
}

/** Adds a domain, which serves no codes until it is verified. */
export async function addDomain(
  { id: workspaceId, keyId }: Actor,
  { host: typed, fallbackUrl }: { host: string; fallbackUrl: string | null },
): Promise<DomainView> {
  const host = checkHost(typed)
  const fallback = await checkFallback(fallbackUrl, host)
  return inTransaction(async (execute) => {
    await execute(sql`select from workspaces where id = ${workspaceId} for update`)
    const others = await execute<{ host: string }>(
      sql`select host from workspace_domains where workspace_id = ${workspaceId}`,
    )
    if (others.length >= maxDomains) {
      throw new ApiProblem('full', { detail: `A workspace has at most ${maxDomains} domains` })
    }
    if (others.some((each) => each.host === host)) {
      throw refuse('/host', 'own', 'The workspace already has this domain')
    }
    const [row] = await execute<DomainRow>(sql`
      insert into workspace_domains (workspace_id, host, token, fallback_url, made_with)
      values (${workspaceId}, ${host}, ${randomBytes(24).toString('base64url')}, ${fallback},
        ${keyId})
      returning ${columns}`)
    const added = row as DomainRow
    await logDomain(execute, { workspaceId, keyId, action: 'addDomain' }, added)
    return viewDomain(added)
  })
}

export async function editDomain(
  { id: workspaceId, keyId }: Actor,
  id: string,
  { fallbackUrl }: { fallbackUrl: string | null },
): Promise<DomainView> {
  const [domain] = await queryRows<{ host: string }>(sql`
    select host from workspace_domains where id::text = ${id} and workspace_id = ${workspaceId}`)
  if (!domain) throw new ApiProblem('unknown')
  const fallback = await checkFallback(fallbackUrl, domain.host)
  return inTransaction(async (execute) => {
    const [row] = await execute<DomainRow>(sql`
      update workspace_domains set fallback_url = ${fallback}
      where id::text = ${id} and workspace_id = ${workspaceId} returning ${columns}`)
    if (!row) throw new ApiProblem('unknown')
    await logDomain(execute, { workspaceId, keyId, action: 'editDomain' }, row)
    return viewDomain(row)
  })
}

/** Deletes a domain. The links of codes and the default of new ones no longer contain it. */
export async function deleteDomain({ id: workspaceId, keyId }: Actor, id: string): Promise<void> {
  await inTransaction(async (execute) => {
    const [domain] = await execute<{ id: string; host: string }>(sql`
      delete from workspace_domains
      where id::text = ${id} and workspace_id = ${workspaceId} returning id, host`)
    if (!domain) throw new ApiProblem('unknown')
    await logDomain(execute, { workspaceId, keyId, action: 'deleteDomain' }, domain)
    await clearDefaults(execute, domain.host, [workspaceId])
  })
}

function logDomain(
  execute: Execute,
  change: NewChange,
  { id, host }: Pick<DomainRow, 'id' | 'host'>,
): Promise<void> {
  return logChanges(execute, [{ ...change, after: { id, name: host } }])
}

async function clearDefaults(execute: Execute, host: string, workspaceIds: readonly string[]) {
  await execute(sql`
    update workspaces set defaults = defaults - 'domain', updated_at = now()
    where defaults ->> 'domain' = ${host}
      and id in (select jsonb_array_elements_text(${JSON.stringify(workspaceIds)}::jsonb)::uuid)`)
}

/** Checks at once whether the token of a domain is published. */
export async function checkDomain(
  { id: workspaceId, keyId }: Actor,
  id: string,
  sources?: DomainSources,
): Promise<DomainView> {
  const retrySeconds = await findWait(verifications, workspaceId)
  if (retrySeconds) throw new ApiProblem('limited', { retrySeconds })
  const [row] = await queryRows<DomainRow>(sql`
    select ${columns} from workspace_domains
    where id::text = ${id} and workspace_id = ${workspaceId}`)
  if (!row) throw new ApiProblem('unknown')
  return viewDomain(await check(row, keyId, sources))
}

/** Checks the new domains that are not verified yet. Returns their number. */
export async function checkPendingDomains(
  signal?: AbortSignal,
  sources?: DomainSources,
): Promise<number> {
  const rows = await queryRows<DomainRow>(sql`
    select ${columns} from workspace_domains
    where verified_at is null and created_at > now() - make_interval(days => ${pendingDays})
      and coalesce(checked_at, created_at) < now() - make_interval(mins => ${pendingMinutes})
    order by checked_at nulls first limit ${pendingAtOnce}`)
  for (const row of rows) {
    signal?.throwIfAborted()
    await check(row, null, sources)
  }
  return rows.length
}

/**
 * Stores the result of a check. A verified domain stays verified if its token disappears later, but
 * moves to the workspace that proves its ownership last.
 */
async function check(
  row: DomainRow,
  keyId: string | null,
  sources: DomainSources | undefined,
): Promise<DomainRow> {
  const isProven = await verifyDomain(row.host, row.token, sources)
  return inTransaction(async (execute) => {
    if (isProven) {
      const earlier = await execute<{ id: string; workspace_id: string }>(sql`
        update workspace_domains set verified_at = null, failure = 'moved'
        where host = ${row.host} and id <> ${row.id} and verified_at is not null
        returning id, workspace_id`)
      const ids = earlier.map(({ workspace_id }) => workspace_id)
      for (const { id, workspace_id: workspaceId } of earlier) {
        const lost = { id, host: row.host }
        await logDomain(execute, { workspaceId, keyId: null, action: 'loseDomain' }, lost)
      }
      await clearDefaults(execute, row.host, ids)
    }
    const [checked] = await execute<DomainRow & { workspace_id: string }>(sql`
      update workspace_domains set checked_at = now(),
        verified_at = case when ${isProven} then coalesce(verified_at, now()) else verified_at end,
        failure = case when ${isProven} or verified_at is not null then null
          else coalesce(failure, 'missing') end
      where id = ${row.id} returning ${columns}, workspace_id`)
    if (!checked) throw new ApiProblem('unknown')
    if (isProven && row.verified_at === null) {
      const { workspace_id: workspaceId } = checked
      await logDomain(execute, { workspaceId, keyId, action: 'verifyDomain' }, checked)
    }
    return checked
  })
}

/** Returns a host in ASCII and small letters; throws for hosts that no visitor can own. */
function checkHost(typed: string): string {
  const ownHosts = listOwnHosts(env.SITE_URL, env.LOCALE_HOST)
  const written = typed.trim().replace(/\.$/, '')
  const isHost = /^[^\s/?#@:\\]+$/.test(written)
  const checked = isHost ? checkTarget(`https://${written}/`, ownHosts) : undefined
  if (!checked?.ok) {
    const detail = 'Not a host name on the public Internet'
    throw refuse('/host', checked?.fault ?? 'broken', detail, checked?.values)
  }
  const isOurs = ownHosts.some((own) => checked.host.endsWith(`.${own}`))
  if (isOurs) throw refuse('/host', 'own', 'This host belongs to the site')
  return checked.host
}

/** Checks where addresses without a code lead; not to codes, which could lead back. */
async function checkFallback(typed: string | null, host: string): Promise<string | null> {
  if (typed === null) return null
  const checked = checkTarget(typed, listOwnHosts(env.SITE_URL, env.LOCALE_HOST))
  const detail = 'Not an https address on the public Internet'
  if (!checked.ok) throw refuse('/fallbackUrl', checked.fault, detail, checked.values)
  const connected = await findConnectedHosts([checked.url])
  if (checked.host !== host && !connected.has(checked.host)) return checked.url
  const values = { host: checked.host }
  throw refuse('/fallbackUrl', 'domain', 'This host serves codes, which could lead back', values)
}

function refuse(
  pointer: string,
  fault: TargetFault,
  detail: string,
  values?: Record<string, string | number>,
): ApiProblem {
  return new ApiProblem('invalid', {
    errors: [{ pointer, key: `codes.targets.${fault}`, ...(values && { values }), detail }],
  })
}

function viewDomain(row: DomainRow): DomainView {
  const { id, host, token, failure } = row
  const toTime = (at: Date | null) => at && new Date(at).toISOString()
  return {
    ...{ id, host, failure },
    fallbackUrl: row.fallback_url,
    verifiedAt: toTime(row.verified_at),
    checkedAt: toTime(row.checked_at),
    createdAt: new Date(row.created_at).toISOString(),
    record: { name: recordName(host), value: recordValue(token) },
    file: { url: `http://${host}${filePath}`, content: recordValue(token) },
  }
}
