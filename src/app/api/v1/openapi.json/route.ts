import { buildOpenApi } from '@/data/open-api/build-open-api'
import { noIndexHeader } from '@/std/no-index-header'

/** Built once, during the build of the site or on the first request. */
let built: ReturnType<typeof buildOpenApi> | undefined

export const dynamic = 'force-dynamic'

export async function GET(): Promise<Response> {
  built ??= buildOpenApi()
  return Response.json(await built, {
    headers: { 'cache-control': 'public, max-age=300', ...noIndexHeader },
  })
}
