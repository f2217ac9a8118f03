import 'server-only'
import { type SQL, sql } from 'drizzle-orm'
import { type CodeDocument, listTargets, writeLocation } from '@/codes'
import { queryRows } from '../query-rows'
import { checkLink, type LinkState, type SendLinkRequest } from './check-link'

const codesPerRound = 200
const hostsAtOnce = 8
/** More addresses of one code are not checked. */
const urlsPerCode = 10
/** A target is broken if two checks with at least this time in between fail. */
const confirmMinutes = 60

/** The codes whose targets are watched: those of workspaces, and those with a subscription. */
export const watchedCodes: SQL = sql`
  codes.status = 'active' and codes.deleted_at is null and (
    exists (select from workspace_codes
      where workspace_codes.code_id = codes.id and archived_at is null)
    or exists (select from subscriptions
      where subscriptions.code_id = codes.id and confirmed_at is not null))`

type Row = { id: string; document: CodeDocument }
type CheckedCode = { id: string; urls: string[] }

/**
 * Checks the targets that were not checked for a day, and failed ones of the last day again after an
 * hour. Queues events for webhooks when a target breaks or works again. Returns the number of codes.
 */
export async function watchTargets(signal?: AbortSignal, send?: SendLinkRequest): Promise<number> {
  const isUnchecked = sql`code_id is not null
    and not exists (select from target_checks where target_checks.code_id = watched.code_id)`
  // First the few that are due, in narrow tables, then their codes.
  const rows = await queryRows<Row>(sql`
    select codes.id, document from (
      select code_id, checked_at from target_checks
      where checked_at < now() - interval '1 day' or (failing_since > now() - interval '1 day'
        and checked_at < now() - make_interval(mins => ${confirmMinutes}))
      union all (
        select code_id, null::timestamptz from workspace_codes watched where ${isUnchecked}
        union select code_id, null from subscriptions watched where ${isUnchecked})
    ) as due join codes on codes.id = due.code_id
    where ${watchedCodes} order by due.checked_at nulls first limit ${codesPerRound}`)
  const codes = rows.map(({ id, document }) => ({ id, urls: listUrls(document) }))
  const states = await checkUrls(new Set(codes.flatMap(({ urls }) => urls)), signal, send)
  signal?.throwIfAborted()
  await storeResults(codes.map((code) => summarize(code, states)))
  return rows.length
}

function listUrls(document: CodeDocument): string[] {
  const urls = listTargets(document).flatMap(({ url }) => writeLocation(url) ?? [])
  return [...new Set(urls)].slice(0, urlsPerCode)
}

/** Checks each address once: several hosts at the same time, but one address of a host after another. */
async function checkUrls(
  urls: ReadonlySet<string>,
  signal: AbortSignal | undefined,
  send: SendLinkRequest | undefined,
): Promise<Map<string, LinkState>> {
  const states = new Map<string, LinkState>()
  const byHost = new Map<string, string[]>()
  for (const url of urls) {
    const { host } = new URL(url)
    byHost.set(host, [...(byHost.get(host) ?? []), url])
  }
  const waiting = [...byHost.values()]
  const checkHost = async (ofHost: string[]) => {
    let ofWholeHost: LinkState | undefined
    for (const url of ofHost) {
      if (signal?.aborted) return
      const state = ofWholeHost ?? (await checkLink(url, signal, send))
      states.set(url, state)
      // A server that does not respond is not requested again in this round.
      if (state.kind === 'unclear' || (state.kind === 'broken' && state.isWholeHost)) {
        ofWholeHost = state
      }
    }
  }
  const serve = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) await checkHost(next)
  }
  await Promise.all(Array.from({ length: hostsAtOnce }, serve))
  return states
}

type Result = { id: string; state: LinkState['kind']; url: string | null; failure: string | null }

/** A code is broken if one of its targets is, and works only if all of them were reached. */
function summarize({ id, urls }: CheckedCode, states: ReadonlyMap<string, LinkState>): Result {
  for (const url of urls) {
    const state = states.get(url)
    if (state?.kind === 'broken') return { id, state: 'broken', url, failure: state.failure }
  }
  const works = urls.every((url) => states.get(url)?.kind === 'works')
  return { id, state: works ? 'works' : 'unclear', url: null, failure: null }
}

/** Stores the results and queues events in one statement, so that none is lost or repeated. */
async function storeResults(results: readonly Result[]): Promise<void> {
  if (results.length === 0) return
  await queryRows(sql`
    with before as (
      select code_id, broken_at from target_checks
      where code_id = any(${`{${results.map(({ id }) => id).join(',')}}`}::uuid[])
      order by code_id for update
    ), result as (
      select * from jsonb_to_recordset(${JSON.stringify(results)}::jsonb)
        as result (id uuid, state text, url text, failure text)
      where exists (select from codes where codes.id = result.id)
        -- Locks the rows first, so that of two processes one queues an event.
        and (select count(*) from before) >= 0
    ), stored as (
      insert into target_checks as known (code_id, checked_at, url, failure, failing_since)
      select id, now(), url, failure, case when state = 'broken' then now() end from result
      on conflict (code_id) do update set
        checked_at = now(),
        url = case when (select state from result where id = known.code_id) = 'unclear'
          then known.url else excluded.url end,
        failure = case when (select state from result where id = known.code_id) = 'unclear'
          then known.failure else excluded.failure end,
        failing_since = case (select state from result where id = known.code_id)
          when 'broken' then coalesce(known.failing_since, now())
          when 'works' then null else known.failing_since end,
        broken_at = case (select state from result where id = known.code_id)
          when 'broken' then coalesce(known.broken_at, case
            when known.failing_since <= now() - make_interval(mins => ${confirmMinutes})
            then now() end)
          when 'works' then null else known.broken_at end
      returning code_id, url, failure, broken_at
    ), changed as (
      select stored.code_id, stored.url, stored.failure,
        case when stored.broken_at is null then 'target.recovered' else 'target.broken' end as event
      from stored join before using (code_id)
      where (stored.broken_at is null) <> (before.broken_at is null)
    )
    insert into webhook_deliveries (webhook_id, event, payload)
    select webhooks.id, event, jsonb_build_object(
      'type', event,
      'timestamp', to_char(now() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
      'data', jsonb_build_object('slug', codes.slug, 'name', coalesce(codes.name, ''),
        'externalId', external_id, 'url', url_of.url, 'failure', changed.failure))
    from changed join codes on codes.id = changed.code_id
    join workspace_codes on workspace_codes.code_id = changed.code_id
    join webhooks using (workspace_id)
    cross join lateral (select changed.url) as url_of
    where event = any(events) and paused_at is null`)
}
