import type { PayloadRequest } from 'payload'

/** Whether the role of the user of a request needs an approval before it publishes. */
export async function needsReview(
  req: Pick<PayloadRequest, 'payload' | 'transactionID' | 'user'>,
): Promise<boolean> {
  const role = req.user?.role
  if (!role || role === 'admin') return false
  const { reviewRequired } = await req.payload.findGlobal({
    slug: 'workflow',
    depth: 0,
    // Not with the language and the context of the request.
    req: req.transactionID === undefined ? {} : { transactionID: req.transactionID },
  })
  return (reviewRequired ?? []).some((one) => one === role)
}
