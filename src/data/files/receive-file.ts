import 'server-only'
import { createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { dirname } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { ApiProblem } from '../codes/api/api-problem'
import { fileProblem } from './file-problem'

/** Without a byte for this long, the upload is aborted. */
const patienceMs = 60_000

const megabyte = 1_000_000

/**
 * Writes the body of a request to `path` as it arrives. Returns its length in bytes.
 *
 * @param countMegabyte is called before the first byte and after each megabyte that is followed by more
 */
export async function receiveFile(
  request: Request,
  path: string,
  limitBytes: number,
  countMegabyte: () => Promise<void>,
): Promise<number> {
  const tooLarge = () => fileProblem('tooLarge', { limit: limitBytes })
  const announced = Number(request.headers.get('content-length') ?? Number.NaN)
  if (announced > limitBytes) throw tooLarge()
  if (!request.body) throw fileProblem('empty')
  await mkdir(dirname(path), { recursive: true })
  await countMegabyte()
  let counted = megabyte
  let bytes = 0
  const { body } = request
  await pipeline(async function* () {
    for await (const part of readPatiently(body)) {
      bytes += part.length
      if (bytes > limitBytes) throw tooLarge()
      for (; counted < bytes; counted += megabyte) await countMegabyte()
      yield part
    }
  }, createWriteStream(path))
  if (bytes === 0) throw fileProblem('empty')
  // The connection was lost, and the file is incomplete.
  if (announced > bytes) throw brokenOff()
  return bytes
}

function brokenOff(): ApiProblem {
  return new ApiProblem('invalid', { detail: 'The body broke off' })
}

async function* readPatiently(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = body.getReader()
  try {
    for (;;) {
      let timer: NodeJS.Timeout | undefined
      const silence = new Promise<never>((_, reject) => {
        const cancelUpload = () =>
          reject(new ApiProblem('invalid', { status: 408, detail: 'The body stopped coming' }))
        timer = setTimeout(cancelUpload, patienceMs)
      })
      const reading = reader.read().catch(() => {
        throw brokenOff()
      })
      const { done, value } = await Promise.race([reading, silence]).finally(() =>
        clearTimeout(timer),
      )
      if (done) return
      yield value
    }
  } finally {
    await reader.cancel().catch(() => {})
  }
}
