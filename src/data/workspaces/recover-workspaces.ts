import 'server-only'
import { sql } from 'drizzle-orm'
import type { RecoveredWorkspace } from '@/codes'
import { loadMessages } from '@/i18n/load-messages'
import type { Locale } from '@/i18n/locales'
import { hashEditKey } from '../codes/edit-key-hash'
import { hashEmail } from '../codes/hash-email'
import { workspaceRecoveryLink } from '../codes/owner-links'
import { createRecoveryToken, recoverySeconds } from '../codes/recovery-token'
import { sendOwnerMail } from '../codes/send-owner-mail'
import { spendRecoveryToken, startRecovery } from '../codes/start-recovery'
import { inTransaction } from '../in-transaction'
import { queryRows } from '../query-rows'
import { createWorkspaceKey } from './create-workspace-key'
import { logChanges } from './log-changes'

/**
 * Mails a link with which the owner of a mailbox gets a new key for each of its workspaces. Neither
 * the response nor its duration reveals whether there are any.
 */
export function requestWorkspaceRecovery(
  email: string,
  locale: Locale,
  address: string,
): Promise<void> {
  return startRecovery(address, async () => {
    const emailHash = hashEmail(email)
    const [row] = await queryRows<{ count: number }>(
      sql`select count(*)::int as count from workspaces where email_hash = ${emailHash}`,
    )
    const count = row?.count ?? 0
    if (count === 0) return
    await sendOwnerMail({
      to: email,
      locale,
      message: 'workspaceRecovery',
      link: workspaceRecoveryLink(createRecoveryToken(emailHash), locale),
      values: { count },
      expiresAt: new Date(Date.now() + recoverySeconds * 1000),
      isAwaited: false,
    })
  })
}

/**
 * Creates a new owner key for every workspace of the mailbox. A token works once. Earlier keys
 * continue to work until they are revoked, except a recovered one that was never used.
 */
export function confirmWorkspaceRecovery(token: string): Promise<RecoveredWorkspace[]> {
  return inTransaction(async (execute) => {
    const emailHash = await spendRecoveryToken(execute, token)
    const owned = await execute<{ id: string; name: string; locale: Locale }>(sql`
      select id, name, locale from workspaces where email_hash = ${emailHash} order by id for update`)
    const recovered: RecoveredWorkspace[] = []
    for (const { id, name, locale } of owned) {
      const { keyName } = (await loadMessages(locale)).mails.workspaceRecovery
      const secret = createWorkspaceKey()
      const unused = await execute<{ id: string; name: string }>(sql`
        update workspace_keys set revoked_at = now()
        where workspace_id = ${id} and last_used_at is null and revoked_at is null and id in (
          select key_id from workspace_changes
          where workspace_id = ${id} and action = 'recoverWorkspace')
        returning id, name`)
      // It leads to the key with which the address of the mailbox was set.
      const [key] = await execute<{ id: string }>(sql`
        insert into workspace_keys (workspace_id, name, role, key_hash, made_with)
        select id, ${keyName}, 'owner', ${hashEditKey(secret)}, email_from
        from workspaces where id = ${id} returning id`)
      const keyId = key?.id as string
      await logChanges(execute, [
        { workspaceId: id, keyId, action: 'recoverWorkspace' },
        ...unused.map((after) => ({ workspaceId: id, keyId, action: 'revokeKey' as const, after })),
      ])
      recovered.push({ id, name, secret })
    }
    return recovered
  })
}
