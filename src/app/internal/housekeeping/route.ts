import { isChore, runChore } from '@/data/housekeeping/run-chore'
import { isInternalAuthorization } from '@/env'

/**
 * Runs a chore; only our own processes may ask, one of them at a time for each. Ends it when they hang
 * up. What fails is answered with its reason.
 */
export async function POST(request: Request): Promise<Response> {
  if (!isInternalAuthorization(request.headers.get('authorization'))) {
    return new Response(null, { status: 401 })
  }
  const { chore } = (await request.json()) as { chore?: unknown }
  if (!isChore(chore)) return new Response('Unknown chore', { status: 400 })
  try {
    await runChore(chore, request.signal)
    return new Response(null, { status: 204 })
  } catch (cause) {
    return new Response(cause instanceof Error ? cause.message : String(cause), { status: 500 })
  }
}
