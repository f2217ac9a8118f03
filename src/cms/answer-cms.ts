import { env } from '@/env'

type Handler = (
  request: Request,
  args: { params: Promise<{ slug?: string[] }> },
) => Promise<Response>

/**
 * Wraps Payload's handler and corrects cases that Payload reports as server errors: names of
 * `Object.prototype`, which Payload finds among its collections, and files that do not exist. A
 * file that is temporarily unreadable is not reported as missing, and a former name of a picture's file
 * is redirected.
 */
export function answerCms(answer: Handler): Handler {
  return async (request, args) => {
    const [name = '', kind] = (await args.params).slug ?? []
    if (name in Object.prototype) return answerUnknown()
    const response = await answer(request, args)
    if (kind !== 'file') return response
    if (response.status === 500 && env.S3_BUCKET) return answerUnavailable()
    // All files are public, so a refused file does not exist.
    if (![403, 404, 500].includes(response.status)) return response
    return (await findFormerFile(answer, request)) ?? answerUnknown()
  }
}

/** Redirects the former name of a picture's file to the present one. */
async function findFormerFile(answer: Handler, { url }: Request): Promise<Response | undefined> {
  const address = new URL(url)
  address.pathname = address.pathname.replace('/media/file/', '/media/former/')
  const slug = address.pathname.split('/').slice(2)
  if (slug[1] !== 'former') return undefined
  const moved = await answer(new Request(address), { params: Promise.resolve({ slug }) })
  return moved.status === 307 ? moved : undefined
}

function answerUnknown(): Response {
  return Response.json({ errors: [{ message: 'Not found' }] }, { status: 404 })
}

function answerUnavailable(): Response {
  const headers = { 'cache-control': 'no-store', 'retry-after': '30' }
  return Response.json({ errors: [{ message: 'Not available now' }] }, { status: 503, headers })
}
