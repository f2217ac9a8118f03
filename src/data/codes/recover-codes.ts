import 'server-only'
import { sql } from 'drizzle-orm'
import { graceDays, type RecoveredCode } from '@/codes'
import type { Locale } from '@/i18n/locales'
import { inTransaction } from '../in-transaction'
import { nextTurn } from '../next-turn'
import { queryRows } from '../query-rows'
import { createEditKey, hashEditKey } from './edit-key-hash'
import { hashEmail } from './hash-email'
import { recoveryLink } from './owner-links'
import { createRecoveryToken, recoverySeconds } from './recovery-token'
import { sendOwnerMail } from './send-owner-mail'
import { spendRecoveryToken, startRecovery } from './start-recovery'

const codesAtOnce = 500
/** Codes of a workspace get their edit keys from its owners only. */
const isThere = sql`(deleted_at is null or deleted_at > now() - make_interval(days => ${graceDays}))
  and not exists (select 1 from workspace_codes where code_id = codes.id)`

/**
 * Mails a link with which the owner of a mailbox gets new keys for its codes. Neither the response nor
 * its duration reveals whether there are any.
 */
export async function requestRecovery(
  email: string,
  locale: Locale,
  address: string,
): Promise<void> {
  await startRecovery(address, () => mailRecovery(email, locale))
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
  return inTransaction(async (execute) => {
    const emailHash = await spendRecoveryToken(execute, token)
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
