import 'server-only'
import { noIndexHeader } from '@/std/no-index-header'
import { WorkerEndedError } from '@/work/worker-pool'
import { ApiProblem } from '../codes/api/api-problem'
import { contentDisposition } from '../files/content-disposition'
import { openWorkerPool } from '../open-worker-pool'
import { applyChoices, type ImageFormat } from './api-schemas'
import { checkImage } from './check-image'
import type { DrawnImage, ImageOptions } from './draw-code-image'
import { limitLargeImage } from './limit-images'
import { readImageRequest } from './read-image-request'

const mediaTypes: Record<ImageFormat, string> = {
  svg: 'image/svg+xml',
  png: 'image/png',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  pdf: 'application/pdf',
  eps: 'application/postscript',
}
/** A later version may judge more strictly. */
const checkedSeconds = 24 * 3600
/** A worker needs several hundred megabytes for the largest size. */
const draw = openWorkerPool<ImageOptions, DrawnImage>({
  entry: 'src/data/code-images/image-worker.ts',
  size: 2,
  deadlineMs: 20_000,
  maxWaiting: 100,
})

/** Answers with an image of a code. The same URL always returns the same image. */
export async function answerCodeImage(request: Request): Promise<Response> {
  const requested = await readImageRequest(request)
  const design = applyChoices(requested)
  await limitLargeImage(request, design.sizePx)
  const { data: text, format, width: widthMm, download } = requested
  const options = { text, design, format, widthMm }
  const verdict = await checkImage(request, options, requested)
  const isLasting = Object.keys(verdict).length === 0
  const cached = `public, max-age=${isLasting ? '31536000, immutable' : checkedSeconds}`
  const headers = { 'cache-control': request.method === 'POST' ? 'no-store' : cached, ...verdict }
  return sendImage(options, { name: 'qr-code', download, headers })
}

type Sending = { name: string; download: boolean; headers: Record<string, string> }

/** Draws an image in a worker and answers with it. */
export async function sendImage(
  options: ImageOptions,
  { name, download, headers }: Sending,
): Promise<Response> {
  const drawn = await draw(options).catch((cause: unknown) => {
    if (cause instanceof WorkerEndedError) throw new ApiProblem('unavailable', { retrySeconds: 5 })
    throw cause
  })
  if (!drawn.ok) throw problemOf(drawn)
  const { format } = options
  const file = `${name}.${format === 'jpeg' ? 'jpg' : format}`
  return new Response(drawn.bytes, {
    headers: {
      'content-type': mediaTypes[format],
      'content-disposition': contentDisposition(file, !download),
      'x-content-type-options': 'nosniff',
      // Whatever the image contains, it must not act on behalf of this site.
      'content-security-policy':
        "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:",
      // Any page may show it in an `img`.
      'cross-origin-resource-policy': 'cross-origin',
      ...noIndexHeader,
      ...headers,
    },
  })
}

function problemOf(drawn: Extract<DrawnImage, { ok: false }>): ApiProblem {
  const [pointer, detail] = describe(drawn)
  const errors = [{ pointer, key: 'codes.document.invalid', detail }]
  return new ApiProblem('invalid', { detail, errors })
}

function describe(drawn: Extract<DrawnImage, { ok: false }>): [pointer: string, detail: string] {
  switch (drawn.fault) {
    case 'too-long':
      return ['/data', `Too long by ${drawn.excessBytes} bytes at this level of error correction`]
    case 'too-small':
      return ['/size', `A module needs a pixel at least: ${drawn.leastPx} pixels`]
    case 'logo':
      return ['/design/logo/source/dataUrl', 'The picture for the logo cannot be read']
  }
}
