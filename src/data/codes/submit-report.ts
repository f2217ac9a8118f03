'use server'

import { headers } from 'next/headers'
import { type ReportReason, reportReasons } from '@/codes'
import { visitorAddressHeader } from '@/env'
import { isOwnForm } from '../contact/is-own-form'
import { ApiProblem } from './api/api-problem'
import { reportCode } from './report-code'

/** Result of a report. If it was refused, it contains the submitted values. */
type ReportReply =
  | { status: 'sent'; reason?: undefined; message?: undefined }
  | ({ status: 'limited'; retrySeconds: number } & Written)
  | ({ status: 'failed' } & Written)

type Written = { reason: ReportReason; message: string }

export type SendReport = (before: ReportReply | null, form: FormData) => Promise<ReportReply>

const maxMessageLength = 2000

/** Server action of the report form, for browsers with and without scripts. */
export async function submitReport(_: ReportReply | null, form: FormData): Promise<ReportReply> {
  const requestHeaders = await headers()
  const reason = reportReasons.find((known) => known === form.get('reason')) ?? 'other'
  const message = String(form.get('message') ?? '').slice(0, maxMessageLength)
  const written = { reason, message }
  if (!isOwnForm(requestHeaders)) return { status: 'failed', ...written }
  try {
    const slug = String(form.get('slug') ?? '')
    await reportCode({ slug, ...written }, requestHeaders.get(visitorAddressHeader) ?? '')
    return { status: 'sent' }
  } catch (cause) {
    if (cause instanceof ApiProblem && cause.retrySeconds) {
      return { status: 'limited', retrySeconds: cause.retrySeconds, ...written }
    }
    if (!(cause instanceof ApiProblem)) console.error('A report could not be stored', cause)
    return { status: 'failed', ...written }
  }
}
