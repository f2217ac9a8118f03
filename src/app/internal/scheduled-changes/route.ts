import { runScheduledChanges } from '@/cms/schedule/run-scheduled-changes'
import { getPayload } from '@/data/payload'
import { isInternalAuthorization } from '@/env'
import { countJob } from '@/metrics'

/**
 * Applies the scheduled changes that are due. For internal processes only; concurrent requests are
 * allowed.
 */
export async function POST(request: Request): Promise<Response> {
  if (!isInternalAuthorization(request.headers.get('authorization'))) {
    return new Response(null, { status: 401 })
  }
  await countJob('Scheduled changes', async () => runScheduledChanges(await getPayload()))
  return new Response(null, { status: 204 })
}
