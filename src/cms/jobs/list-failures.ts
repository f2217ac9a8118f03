import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { type LabelKey, labelFor } from '@/cms/admin/label'
import { openMail } from '@/cms/mail/sealed-mail'
import type { OutgoingMail } from '@/payload-types'

/** A failure as the dashboard shows it, in the language of the user. */
export type ShownFailure = {
  id: string
  kind: 'job' | 'mail'
  title: string
  reason: string
  failedAt: string
  /** Time of the next attempt; null if there is none. */
  nextAt: string | null
  /** Whether another attempt could succeed. */
  canRetry: boolean
}

const jobLabels = {
  'check-domains': 'failures.jobs.checkDomains',
  'check-quality': 'failures.jobs.checkQuality',
  'check-targets': 'failures.jobs.checkTargets',
  'deliver-webhooks': 'failures.jobs.deliverWebhooks',
  'fill-translation-memory': 'failures.jobs.fillTranslationMemory',
  'fill-translation-states': 'failures.jobs.fillTranslationStates',
  'find-silent-codes': 'failures.jobs.findSilentCodes',
  'purge-codes': 'failures.jobs.purgeCodes',
  'purge-files': 'failures.jobs.purgeFiles',
  'purge-logs': 'failures.jobs.purgeLogs',
  'queue-scan-events': 'failures.jobs.queueScanEvents',
  'run-scheduled-changes': 'failures.jobs.runScheduledChanges',
  'send-mails': 'failures.jobs.sendMails',
  'send-notices': 'failures.jobs.sendNotices',
  'send-translation-digests': 'failures.jobs.sendTranslationDigests',
  'send-workflow-mails': 'failures.jobs.sendWorkflowMails',
  'sum-scans': 'failures.jobs.sumScans',
  'watch-targets': 'failures.jobs.watchTargets',
} satisfies Record<string, LabelKey>

export function isJobName(name: string): name is keyof typeof jobLabels {
  return Object.hasOwn(jobLabels, name)
}

const shownMails = 100

/** Jobs whose last run failed, and mails that were not sent at the first attempt. */
export async function listFailures(payload: Payload, language: string): Promise<ShownFailure[]> {
  const [jobs, mails] = await Promise.all([
    // The library stores when the next attempt is, not when the last one failed.
    payload.db.drizzle.execute<{ name: string; reason: string; at: string; next: string }>(sql`
      select distinct on (task_identifier) task_identifier as name, last_error as reason,
        run_at as next,
        least(now(), run_at - make_interval(secs => exp(least(attempts, 10)))) as at
      from graphile_worker.jobs
      where last_error is not null and key is not null order by task_identifier, run_at`),
    payload.find({
      collection: 'outgoing-mails',
      where: {
        or: [{ state: { equals: 'failed' } }, { failure: { exists: true } }],
      },
      limit: shownMails,
      pagination: false,
      sort: '-updatedAt',
      showHiddenFields: true,
    }),
  ])
  return [
    ...jobs.rows.map(
      ({ name, reason, at, next }): ShownFailure => ({
        id: name,
        kind: 'job',
        title: isJobName(name) ? labelFor(language, jobLabels[name]) : name,
        reason,
        failedAt: new Date(at).toISOString(),
        nextAt: new Date(next).toISOString(),
        canRetry: true,
      }),
    ),
    ...mails.docs.map((mail) => showMail(mail, language)),
  ]
}

function showMail(mail: OutgoingMail, language: string): ShownFailure {
  const { id, kind, state, nextAt, updatedAt, expiresAt, failure } = mail
  const letter = openMail(mail.sealed)
  const isExpired = Boolean(expiresAt && Date.parse(expiresAt) <= Date.now())
  const title = labelFor(language, `failures.mails.${kind}`)
  return {
    id,
    kind: 'mail',
    title: letter ? `${title} (${maskMailbox(letter.to)})` : title,
    reason: isExpired
      ? labelFor(language, 'failures.expired')
      : letter
        ? (failure ?? '')
        : labelFor(language, 'failures.unreadable'),
    failedAt: updatedAt,
    nextAt: state === 'waiting' ? nextAt : null,
    canRetry: Boolean(letter) && !isExpired,
  }
}

/**
 * Masks a mailbox: the addresses of owners of codes are private, and the domain is enough for a
 * diagnosis.
 */
function maskMailbox(mailbox: string): string {
  return mailbox.replace(/^(.)[^@]*/, '$1…')
}
