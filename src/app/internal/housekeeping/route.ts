import { isInternalAuthorization } from '@/env'
import { keepHouse } from '@/server/housekeeping/keep-house'

/** What is done now and then; only our own processes may ask, one of them at a time. */
export async function POST(request: Request): Promise<Response> {
  if (!isInternalAuthorization(request.headers.get('authorization'))) {
    return new Response(null, { status: 401 })
  }
  await keepHouse()
  return new Response(null, { status: 204 })
}
