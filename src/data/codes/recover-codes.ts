import 'server-only'
import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { graceDays, type RecoveredCode } from '@/codes'
import type { Locale } from '@/i18n/locales'
import { inTransaction } from '../in-transaction'
import { type Allowance, findWait } from '../limit-visitors'
import { nextTurn } from '../next-turn'
import { queryRows } from '../query-rows'
import { ApiProblem } from './api/api-problem'
import { requestLimits } from './api/request-limits'
import { createEditKey, hashEditKey } from './edit-key-hash'
import { hashEmail } from './hash-email'
import { recoveryLink } from './owner-links'
import { createRecoveryToken, readRecoveryToken, recoverySeconds } from './recovery-token'
import { hasMail, sendOwnerMail } from './send-owner-mail'

const recoveries: Allowance = {
  name: 'recoveries',
  most: requestLimits.recoveriesPerHour,
  seconds: 3600,
}
const codesAtOnce = 500
const isThere = sql`(deleted_at is null or deleted_at > now() - make_interval(days => ${graceDays}))`

/**
 * Mails a link with which the owner of a mailbox gets new keys for its codes. Neither the response nor
 * its duration reveals whether there are any.
 */
export async function requestRecovery(
  email: string,
  locale: Locale,
  address: string,
): Promise<void> {
  if (!hasMail()) throw new ApiProblem('unavailable', { detail: 'This server sends no mail' })
  const retrySeconds = await findWait(recoveries, address)
  if (retrySeconds) throw new ApiProblem('limited', { retrySeconds })
  void mailRecovery(email, locale).catch((cause: unknown) => {
    console.error(
      `A recovery could not be mailed: ${cause instanceof Error ? cause.message : cause}`,
    )
  })
}

async function mailRecovery(email: string, locale: Locale): Promise<void> {
  const emailHash = hashEmail(email)
  const [row] = await queryRows<{ count: number }>(
    sql`select count(*)::int as count from codes where email_hash = ${emailHash} and ${isThere}`,
  )
  const count = row?.count ?? 0
  if (count === 0) return
  const link = recoveryLink(createRecoveryToken(emailHash), locale)
  const expiresAt = new Date(Date.now() + recoverySeconds * 1000)
  await sendOwnerMail({
    to: email,
    locale,
    message: 'recovery',
    link,
    values: { count },
    expiresAt,
    isAwaited: false,
  })
}

/**
 * Creates a new key for every code of the mailbox and returns them. A token works once. Other requests
 * run in between, however many codes there are.
 */
export async function confirmRecovery(token: string): Promise<RecoveredCode[]> {
  const recovery = readRecoveryToken(token)
  if (!recovery) throw new ApiProblem('unauthorised')
  const { emailHash, expiresAt } = recovery
  return inTransaction(async (execute) => {
    const used = createHash('sha256').update(token).digest('base64url')
    const firstUse = await execute(sql`
      insert into rate_limits (key, points, expire) values (${used}, 1, ${expiresAt * 1000})
      on conflict (key) do nothing returning key`)
    if (firstUse.length === 0) throw new ApiProblem('unauthorised')
    const owned = await execute<{ id: string; slug: string; name: string }>(sql`
      select id, slug, coalesce(name, '') as name from codes
      where email_hash = ${emailHash} and ${isThere} order by created_at desc for update`)
    const recovered: RecoveredCode[] = []
    for (let start = 0; start < owned.length; start += codesAtOnce) {
      await nextTurn()
      const piece = owned.slice(start, start + codesAtOnce)
      const keyed = piece.map((code) => ({ ...code, editKey: createEditKey() }))
      const changes = keyed.map(({ id, editKey }) => ({ id, hash: hashEditKey(editKey) }))
      await execute(sql`
        update codes set edit_key_hash = fresh.hash, revision = revision + 1, updated_at = now()
        from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) as fresh (id uuid, hash text)
        where codes.id = fresh.id`)
      recovered.push(...keyed.map(({ slug, name, editKey }) => ({ slug, name, editKey })))
    }
    return recovered
  })
}
