import 'server-only'
import { sql } from 'drizzle-orm'
import { type CodeDocument, listTargets, writeLocation } from '@/codes'
import { queryRows } from '../query-rows'
import { type CheckBudget, checkTargets } from './check-targets'
import { describeVerdicts, uncheckedSuspicion } from './describe-verdicts'
import type { UrlReputationProvider } from './url-reputation-provider'

const batchSize = 100
/** Larger than that of a request, since no request waits for these checks. */
const budget: CheckBudget = { ms: 20_000, addresses: 5000 }

const mayLead = sql`deleted_at is null and status <> 'blocked'`

type Row = { id: string; revision: string; document: CodeDocument; suspicion: string | null }

/**
 * Checks the targets of codes again that were not checked for a day, the oldest first, and records
 * suspicions. Codes that lead to a host which the team has blocked are blocked. Codes that their owner
 * changes at the same time are skipped, since they are checked then. Returns how many codes it checked.
 */
export async function recheckCodes(
  providers?: readonly UrlReputationProvider[],
  signal?: AbortSignal,
): Promise<number> {
  // Two reads of the index, which has the codes without a check at its end.
  const rows = await queryRows<Row>(sql`
    select id, revision, document, suspicion from (
      (select * from codes where ${mayLead} and checked_at is null limit ${batchSize})
      union all
      (select * from codes where ${mayLead} and checked_at < now() - interval '1 day'
        order by checked_at limit ${batchSize})
    ) as due order by checked_at nulls first limit ${batchSize}`)
  const urlsOf = new Map(rows.map((row) => [row, listUrls(row.document)]))
  const { verdicts, unanswered, unchecked } = await checkTargets(
    [...urlsOf.values()].flat(),
    providers,
    budget,
  )
  signal?.throwIfAborted()
  const checked = [...urlsOf].map(([{ id, revision, suspicion }, urls]) => {
    const own = verdicts.filter(({ url }) => urls.includes(url))
    const isChecked = !urls.some((url) => unchecked.has(url))
    const isWhole = !urls.some((url) => unanswered.has(url))
    return {
      id,
      revision,
      // A provider without an answer has not withdrawn its suspicion.
      suspicion: describeVerdicts(own) ?? (isChecked ? null : suspicion),
      // Visitors of a code without its first check see a preview, so it is checked soonest.
      retry_minutes: isWhole ? null : suspicion === uncheckedSuspicion ? 5 : 120,
      block_reason: own.find(({ fault }) => fault === 'blocked')?.reason ?? null,
    }
  })
  await queryRows(sql`
    update codes set suspicion = checked.suspicion,
      checked_at = case when checked.retry_minutes is null then now()
        else now() - interval '1 day' + make_interval(mins => checked.retry_minutes) end,
      block_reason = coalesce(checked.block_reason, codes.block_reason),
      status = case when checked.block_reason is null then codes.status else 'blocked' end
    from jsonb_to_recordset(${JSON.stringify(checked)}::jsonb)
      as checked (id uuid, revision numeric, suspicion text, block_reason text,
        retry_minutes int)
    where codes.id = checked.id and codes.revision = checked.revision
      and codes.status <> 'blocked'`)
  return rows.length
}

function listUrls(document: CodeDocument): string[] {
  return listTargets(document).flatMap(({ url }) => writeLocation(url) ?? [])
}
