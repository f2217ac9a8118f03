import 'server-only'
import { type ReportReason, readSlug } from '@/codes'
import { env } from '@/env'
import { paths } from '@/paths'
import { type Allowance, findWait } from '../limit-visitors'
import { getPayload } from '../payload'
import { ApiProblem } from './api/api-problem'
import { requestLimits } from './api/request-limits'
import { findCodeRow } from './code-row'

const reportsOfOne: Allowance = {
  name: 'reports',
  most: requestLimits.reportsPerHour,
  seconds: 3600,
}

export type Report = { slug: string; reason: ReportReason; message: string }

/** Submits the report of a visitor at `address` to the team. Throws an `ApiProblem`. */
export async function reportCode(
  { slug: written, reason, message }: Report,
  address: string,
): Promise<void> {
  const retrySeconds = await findWait(reportsOfOne, address)
  if (retrySeconds) throw new ApiProblem('limited', { retrySeconds })
  const slug = readSlug(written)
  const code = slug && (await findCodeRow(slug))
  if (!code) throw new ApiProblem('unknown')
  const payload = await getPayload()
  await payload.create({
    collection: 'reports',
    data: {
      address: env.SITE_URL + paths.hostedPage(code.slug),
      code: code.id,
      reason,
      message: message.trim(),
      status: 'new',
    },
    overrideAccess: true,
  })
}
