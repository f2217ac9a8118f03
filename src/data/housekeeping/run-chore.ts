import 'server-only'
import { checkPendingDomains } from '../domains/manage-domains'
import { purgeFiles } from '../files/purge-files'
import { recheckCodes } from '../reputation/recheck-codes'
import { deliverWebhooks } from '../webhooks/deliver-webhooks'
import { queueScanEvents } from '../webhooks/queue-scan-events'
import { purgeCodes } from './purge-codes'

/** Each chore can run at any time, and again after the signal has ended it. */
const chores = {
  'check-domains': checkPendingDomains,
  'check-targets': (signal) => recheckCodes(undefined, signal),
  'deliver-webhooks': deliverWebhooks,
  'purge-codes': purgeCodes,
  'purge-files': purgeFiles,
  'queue-scan-events': queueScanEvents,
} satisfies Record<string, (signal: AbortSignal) => Promise<unknown>>

export type Chore = keyof typeof chores

export function isChore(name: unknown): name is Chore {
  return typeof name === 'string' && Object.hasOwn(chores, name)
}

export async function runChore(name: Chore, signal: AbortSignal): Promise<void> {
  await chores[name](signal)
}
