import { env } from '@/env'

type Handler = (
  request: Request,
  args: { params: Promise<{ slug?: string[] }> },
) => Promise<Response>

/**
 * Wraps Payload's handler and corrects cases that Payload reports as server errors: names of
 * `Object.prototype`, which Payload finds among its collections, and files that do not exist. A
 * file that is temporarily unreadable is not reported as missing.
 */
export function answerCms(answer: Handler): Handler {
  return async (request, args) => {
    const [name = '', kind] = (await args.params).slug ?? []
    if (name in Object.prototype) return answerUnknown()
    const response = await answer(request, args)
    if (kind !== 'file') return response
    if (response.status === 500 && env.S3_BUCKET) return answerUnavailable()
    // All files are public, so a refused file does not exist.
    return [403, 404, 500].includes(response.status) ? answerUnknown() : response
  }
}

function answerUnknown(): Response {
  return Response.json({ errors: [{ message: 'Not found' }] }, { status: 404 })
}

function answerUnavailable(): Response {
  const headers = { 'cache-control': 'no-store', 'retry-after': '30' }
  return Response.json({ errors: [{ message: 'Not available now' }] }, { status: 503, headers })
}
