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

const jobLabels: Record<string, LabelKey> = {
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
  'send-notices': 'failures.jobs.sendNotices',
  'send-translation-digests': 'failures.jobs.sendTranslationDigests',
  'send-workflow-mails': 'failures.jobs.sendWorkflowMails',
  'sum-scans': 'failures.jobs.sumScans',
  'watch-targets': 'failures.jobs.watchTargets',
}

const shownMails = 100

/** Jobs whose last run failed, and mails that were not sent at the first attempt. */
export async function listFailures(payload: Payload, language: string): Promise<ShownFailure[]> {
  const [jobs, mails] = await Promise.all([
    payload.find({
      collection: 'background-jobs',
      where: { failures: { greater_than: 0 } },
      pagination: false,
      sort: 'name',
    }),
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
    ...jobs.docs.map(
      ({ id, name, failure, finishedAt, dueAt }): ShownFailure => ({
        id,
        kind: 'job',
        title: jobLabels[name] ? labelFor(language, jobLabels[name]) : name,
        reason: failure ?? '',
        failedAt: finishedAt ?? dueAt,
        nextAt: dueAt,
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
