import 'server-only'
import { purgeEmptyDrafts } from '@/cms/empty-drafts/purge-empty-drafts'
import { fillMemory } from '@/cms/memory/fill-memory'
import { runQualityReport } from '@/cms/quality/run-report'
import { sendDigests } from '@/cms/translation/digest/send-digests'
import { fillStates } from '@/cms/translation/fill-states'
import { purgeActivity } from '@/cms/workflow/activity/purge-activity'
import { sendNoticeMails } from '@/cms/workflow/notices/send-notice-mails'
import { hasMail } from '../codes/send-owner-mail'
import { checkPendingDomains } from '../domains/manage-domains'
import { purgeFiles } from '../files/purge-files'
import { getPayload } from '../payload'
import { recheckCodes } from '../reputation/recheck-codes'
import { sendNotices } from '../subscriptions/send-notices'
import { findSilentCodes } from '../target-checks/find-silent-codes'
import { watchTargets } from '../target-checks/watch-targets'
import { deliverWebhooks } from '../webhooks/deliver-webhooks'
import { queueScanEvents } from '../webhooks/queue-scan-events'
import { purgeCodes } from './purge-codes'
import { purgeLogs } from './purge-logs'

/** Each chore can run at any time, and again after the signal has ended it. */
const chores = {
  'check-domains': checkPendingDomains,
  'check-quality': async (signal) => runQualityReport(await getPayload(), signal),
  'check-targets': (signal) => recheckCodes(undefined, signal),
  'deliver-webhooks': deliverWebhooks,
  'fill-translation-memory': async (signal) => fillMemory(await getPayload(), signal),
  'fill-translation-states': async (signal) => fillStates(await getPayload(), signal),
  'find-silent-codes': findSilentCodes,
  'purge-codes': purgeCodes,
  'purge-files': purgeFiles,
  'purge-logs': async (signal) => {
    await purgeLogs(signal)
    await purgeActivity(await getPayload(), signal)
    await purgeEmptyDrafts(await getPayload(), signal)
  },
  'queue-scan-events': queueScanEvents,
  'send-notices': sendNotices,
  'send-translation-digests': async (signal) =>
    hasMail() ? sendDigests(await getPayload(), new Date(), signal) : 0,
  'send-workflow-mails': async (signal) =>
    hasMail() ? sendNoticeMails(await getPayload(), signal) : 0,
  'watch-targets': watchTargets,
} satisfies Record<string, (signal: AbortSignal) => Promise<unknown>>

export type Chore = keyof typeof chores

export function isChore(name: unknown): name is Chore {
  return typeof name === 'string' && Object.hasOwn(chores, name)
}

export async function runChore(name: Chore, signal: AbortSignal): Promise<void> {
  await chores[name](signal)
}
