import type { PayloadRequest } from 'payload'
import type { Workflow } from '@/payload-types'

type Request = Pick<PayloadRequest, 'payload' | 'transactionID'>

/** Whether the role of the user of a request needs an approval before it publishes. */
export async function needsReview(req: Request & Pick<PayloadRequest, 'user'>): Promise<boolean> {
  const role = req.user?.role
  if (!role || role === 'admin') return false
  const { reviewRequired } = await readSettings(req)
  return (reviewRequired ?? []).some((one) => one === role)
}

/** Whether English is ready for translation as soon as it is published, or only once it is approved. */
export async function isReadyOncePublished(req: Request): Promise<boolean> {
  return (await readSettings(req)).publishedIsReady !== false
}

function readSettings({ payload, transactionID }: Request): Promise<Workflow> {
  // Not with the language and the context of the request.
  const req = transactionID === undefined ? {} : { transactionID }
  return payload.findGlobal({ slug: 'workflow', depth: 0, req })
}
