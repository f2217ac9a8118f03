import { runScheduledChanges } from '@/cms/schedule/run-scheduled-changes'
import { getPayload } from '@/data/payload'
import { isInternalAuthorization } from '@/env'
import { countJob } from '@/metrics'

/** Makes the scheduled changes that are due; only our own processes may ask, also several at once. */
export async function POST(request: Request): Promise<Response> {
  if (!isInternalAuthorization(request.headers.get('authorization'))) {
    return new Response(null, { status: 401 })
  }
  await countJob('Scheduled changes', async () => runScheduledChanges(await getPayload()))
  return new Response(null, { status: 204 })
}
