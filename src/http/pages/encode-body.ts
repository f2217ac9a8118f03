import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib'
import Negotiator from 'negotiator'

export const encodings = ['br', 'gzip', 'identity'] as const
export type Encoding = (typeof encodings)[number]

const compressible =
  /^(?:text\/|application\/(?:json|xml|javascript|[\w.-]+\+(?:json|xml))|image\/svg\+xml)/
/** Shorter bodies fit into one packet without compression. */
const minBytes = 1024
/** As fast as gzip, with output a sixth smaller. */
const quickQuality = 4
/** Output a sixth smaller again, in ten times the time. */
const smallQuality = 9

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)
const fromBrotli = promisify(brotliDecompress)

/** The package's types describe an earlier version. */
type Preferring = {
  encodings: (available: string[], options?: { preferred: string[] }) => string[]
}

/** Cache of recent choices; browsers send few different headers. */
const chosen = new Map<string, Encoding>()

/** Chooses the encoding for an Accept-Encoding header, Brotli if it is accepted. */
export function chooseEncoding(accepted: string | undefined): Encoding {
  const header = accepted ?? 'identity'
  const known = chosen.get(header)
  if (known) return known
  const negotiator: Preferring = new Negotiator({ headers: { 'accept-encoding': header } })
  const [best = 'identity'] = negotiator.encodings([...encodings], { preferred: ['br', 'gzip'] })
  if (chosen.size >= 100) chosen.clear()
  chosen.set(header, best as Encoding)
  return best as Encoding
}

export function isCompressible(contentType: unknown, bytes: number): boolean {
  return bytes >= minBytes && compressible.test(String(contentType))
}

/** Compresses a body on a separate thread, as fast as gzip. */
export function encodeBody(body: Buffer, encoding: Encoding): Promise<Buffer> | Buffer {
  if (encoding === 'identity') return body
  return encoding === 'gzip' ? toGzip(body) : compressBrotli(body, quickQuality)
}

/** Recompresses a Brotli body as far as is worth the time. */
export async function shrinkBrotli(encoded: Buffer): Promise<Buffer> {
  return compressBrotli(await fromBrotli(encoded), smallQuality)
}

function compressBrotli(body: Buffer, quality: number): Promise<Buffer> {
  return toBrotli(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  })
}
