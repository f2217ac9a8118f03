import 'server-only'
import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Execute } from '../in-transaction'
import { type Allowance, findWait } from '../limit-visitors'
import { ApiProblem } from './api/api-problem'
import { requestLimits } from './api/request-limits'
import { readRecoveryToken } from './recovery-token'
import { hasMail } from './send-owner-mail'

const recoveries: Allowance = {
  name: 'recoveries',
  most: requestLimits.recoveriesPerHour,
  seconds: 3600,
}

/** Counts a request for a recovery and mails it without waiting, so that its duration reveals nothing. */
export async function startRecovery(address: string, mail: () => Promise<void>): Promise<void> {
  if (!hasMail()) throw new ApiProblem('unavailable', { detail: 'This server sends no mail' })
  const retrySeconds = await findWait(recoveries, address)
  if (retrySeconds) throw new ApiProblem('limited', { retrySeconds })
  void mail().catch((cause: unknown) => {
    console.error(
      `A recovery could not be mailed: ${cause instanceof Error ? cause.message : cause}`,
    )
  })
}

/** Returns the hash of the mailbox that received a token; throws if it is invalid or was used. */
export async function spendRecoveryToken(execute: Execute, token: string): Promise<string> {
  const recovery = readRecoveryToken(token)
  if (!recovery) throw new ApiProblem('unauthorised')
  const used = createHash('sha256').update(token).digest('base64url')
  const firstUse = await execute(sql`
    insert into rate_limits (key, points, expire) values (${used}, 1, ${recovery.expiresAt * 1000})
    on conflict (key) do nothing returning key`)
  if (firstUse.length === 0) throw new ApiProblem('unauthorised')
  return recovery.emailHash
}
