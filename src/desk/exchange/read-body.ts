import type { PayloadRequest } from 'payload'

/** Reads a body of JSON; undefined if it is longer than the limit, or no JSON. */
export async function readExchangeJson(req: PayloadRequest, maxBytes: number): Promise<unknown> {
  const bytes = await readExchangeBody(req, maxBytes)
  try {
    return JSON.parse(new TextDecoder().decode(bytes))
  } catch {
    return undefined
  }
}

/** Reads the body of a request; undefined if it is longer than the limit. */
export async function readExchangeBody(
  req: Pick<PayloadRequest, 'body' | 'headers'>,
  maxBytes: number,
): Promise<Buffer | undefined> {
  if (Number(req.headers.get('content-length') ?? 0) > maxBytes) return undefined
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of (req.body ?? []) as AsyncIterable<Uint8Array>) {
    length += chunk.length
    if (length > maxBytes) return undefined
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
