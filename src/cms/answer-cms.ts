import { env } from '@/env'

type Handler = (
  request: Request,
  args: { params: Promise<{ slug?: string[] }> },
) => Promise<Response>

/**
 * Lets Payload answer, except where it takes something for a fault of the server that is none: names
 * that every object has, which it finds among its collections, and files that do not exist. A file
 * that cannot be read now is not missing.
 */
export function answerCms(answer: Handler): Handler {
  return async (request, args) => {
    const [name = '', kind] = (await args.params).slug ?? []
    if (name in Object.prototype) return answerUnknown()
    const response = await answer(request, args)
    if (kind !== 'file') return response
    if (response.status === 500 && env.S3_BUCKET) return answerUnavailable()
    // Everyone may read every file, so what is refused does not exist.
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
