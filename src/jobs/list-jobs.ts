import 'server-only'
import type { Payload } from 'payload'
import { sendDigests } from '@/cms/digest/send-digests'
import { purgeEmptyDrafts } from '@/cms/empty-drafts/purge-empty-drafts'
import { deliverDueMails } from '@/cms/mail/deliver-mail'
import { runQualityReport } from '@/cms/quality/run-report'
import { runScheduledChanges } from '@/cms/schedule/run-scheduled-changes'
import { purgeActivity } from '@/cms/workflow/activity/purge-activity'
import { sendNoticeMails } from '@/cms/workflow/notices/send-notice-mails'
import { hasMail } from '@/data/codes/send-owner-mail'
import { checkPendingDomains } from '@/data/domains/manage-domains'
import { purgeFiles } from '@/data/files/purge-files'
import { purgeCodes } from '@/data/housekeeping/purge-codes'
import { purgeLogs } from '@/data/housekeeping/purge-logs'
import { getPayload } from '@/data/payload'
import { recheckCodes } from '@/data/reputation/recheck-codes'
import { sendNotices } from '@/data/subscriptions/send-notices'
import { findSilentCodes } from '@/data/target-checks/find-silent-codes'
import { watchTargets } from '@/data/target-checks/watch-targets'
import { deliverWebhooks } from '@/data/webhooks/deliver-webhooks'
import { queueScanEvents } from '@/data/webhooks/queue-scan-events'
import { fillMemory } from '@/desk/memory/fill-memory'
import { fillStates } from '@/desk/states/fill-states'
import { env } from '@/env'
import { maintainScans } from '@/http/statistics/maintain-scans'
import { connectLimited } from '@/postgres/limit-connection'

export type Job = {
  /** When it runs, as a cron pattern in UTC. */
  at: string
  /** Minutes after which a run is ended, and continued by the next one at once; 10 by default. */
  minutes?: number
  /**
   * Ends soon after the signal aborts. Two processes may run it at the same time, so what must happen
   * once is claimed in its row. Returns true if more work may be due in ten seconds.
   */
  run: (signal: AbortSignal) => Promise<unknown>
}

/** All background work. A job finds in the tables of the site what is due. */
export const jobs: Record<string, Job> = {
  'check-domains': { at: '*/10 * * * *', run: checkPendingDomains },
  'check-quality': { at: '0 2 * * *', minutes: 60, run: withPayload(runQualityReport) },
  'check-targets': {
    at: '* * * * *',
    run: async (signal) => (await recheckCodes(undefined, signal)) > 0,
  },
  'deliver-webhooks': {
    at: '* * * * *',
    run: async (signal) => (await deliverWebhooks(signal)) > 0,
  },
  'fill-translation-memory': { at: '* * * * *', run: withPayload(fillMemory) },
  'fill-translation-states': { at: '5 * * * *', run: withPayload(fillStates) },
  'find-silent-codes': { at: '30 3 * * *', minutes: 30, run: findSilentCodes },
  'purge-codes': { at: '15 * * * *', run: purgeCodes },
  'purge-files': { at: '25 * * * *', run: purgeFiles },
  'purge-logs': {
    at: '35 * * * *',
    run: async (signal) => {
      await purgeLogs(signal)
      await withPayload(purgeActivity)(signal)
      await withPayload(purgeEmptyDrafts)(signal)
    },
  },
  'queue-scan-events': { at: '* * * * *', run: queueScanEvents },
  'run-scheduled-changes': { at: '* * * * *', run: withPayload(runScheduledChanges) },
  'send-mails': { at: '* * * * *', run: withPayload(deliverDueMails) },
  'send-notices': { at: '*/5 * * * *', run: sendNotices },
  'send-translation-digests': {
    at: '*/15 * * * *',
    run: async (signal) => hasMail() && sendDigests(await getPayload(), new Date(), signal),
  },
  'send-workflow-mails': {
    at: '*/2 * * * *',
    run: async (signal) => hasMail() && sendNoticeMails(await getPayload(), signal),
  },
  'sum-scans': { at: '45 * * * *', run: sumScans },
  'watch-targets': { at: '* * * * *', run: watchTargets },
}

function withPayload(run: (payload: Payload, signal: AbortSignal) => Promise<unknown>): Job['run'] {
  return async (signal) => run(await getPayload(), signal)
}

/** Closing the connection aborts a roll-up and rolls back its current transaction. */
async function sumScans(signal: AbortSignal): Promise<void> {
  const limits = { connectMs: 5_000, queryMs: 600_000 }
  const client = await connectLimited(env.DATABASE_URL ?? '', limits)
  const end = () => client.end()
  signal.addEventListener('abort', end)
  try {
    signal.throwIfAborted()
    await maintainScans(client)
  } finally {
    signal.removeEventListener('abort', end)
    await client.end()
  }
}
