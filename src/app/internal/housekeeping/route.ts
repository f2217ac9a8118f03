import { isChore, runChore } from '@/data/housekeeping/run-chore'
import { isInternalAuthorization } from '@/env'

/**
 * Runs a chore for internal processes, one at a time for each chore. Aborts it when the client
 * disconnects. Responds with the reason if it fails.
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
