import { refuse } from '@/desk/documents/refuse'
import { readExchangeBody } from '@/desk/exchange/read-body'
import { env } from '@/env'
import { exchangeUploads } from '@/paths'
import { nextTask } from '@/std/next-task'

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
    const sent = takesFile(request, name, kind) ? request : await readBounded(request)
    if (!sent) return refuse(413, 'The request is too large.')
    const response = await answer(sent, args)
    if (kind !== 'file') return response
    if (response.status === 500 && env.S3_BUCKET) return answerUnavailable()
    // All files are public, so a refused file does not exist.
    if (![403, 404, 500].includes(response.status)) return response
    return (await findFormerFile(answer, request)) ?? answerUnknown()
  }
}

/** Shorter bodies are parsed in a few milliseconds, whatever they contain. */
const shortBytes = 64 * 1024
/** Bodies are limited in `src/http/limit-body.ts`; this bounds what is held here. */
const maxBytes = 4 * 1024 * 1024
/**
 * Maximum number of commas, and of brackets of each kind, which bound the time of `JSON.parse` and of
 * Payload's walks: 14,000 pieces of formatted text. In a form, Payload accepts no more than 9,000.
 */
const maxSigns = 100_000

/** Payload gives a part of a form other than a file 1 MB. */
function takesFile({ headers }: Request, name: string, kind: string | undefined): boolean {
  if (exchangeUploads.includes(`/${name}/${kind}`)) return true
  const isForm = headers.get('content-type')?.startsWith('multipart/form-data')
  return name === 'media' && kind !== 'move' && Boolean(isForm)
}

/** Reads a long body, which Payload parses at once, and counts its values; undefined above a limit. */
async function readBounded(request: Request): Promise<Request | undefined> {
  const { body, method, headers, signal, url } = request
  const announced = headers.get('content-length')
  if (!body || (announced !== null && Number(announced) <= shortBytes)) return request
  const bytes = await readExchangeBody(request, maxBytes)
  if (!bytes) return undefined
  await nextTask()
  for (const sign of [',', '[', '{']) {
    let count = 0
    for (let at = bytes.indexOf(sign.charCodeAt(0)); at >= 0; count += 1) {
      if (count === maxSigns) return undefined
      at = bytes.indexOf(sign.charCodeAt(0), at + 1)
    }
  }
  await nextTask()
  return new Request(url, { method, headers, body: new Uint8Array(bytes), signal })
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
