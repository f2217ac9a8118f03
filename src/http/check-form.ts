import type { IncomingMessage, ServerResponse } from 'node:http'
import { formBytes } from './limit-body'
import { hasHandler } from './refuse-page-change'

/**
 * Refuses forms of pages whose body cannot be parsed, which Next would answer with a server error.
 * Calls `next` for every other request, with its body unread.
 */
export function checkForm(
  request: IncomingMessage,
  response: ServerResponse,
  next: () => void,
): void {
  const { method, url = '/', headers } = request
  const isForm = headers['content-type']?.toLowerCase().startsWith('multipart/form-data')
  if (method !== 'POST' || !isForm || hasHandler(url)) {
    next()
    return
  }
  void findFault(request).then((status) => {
    if (status) response.writeHead(status, { 'cache-control': 'no-store' }).end()
    else next()
  })
}

async function findFault(request: IncomingMessage): Promise<400 | 411 | undefined> {
  const type = request.headers['content-type'] ?? ''
  // Browsers always send the length of a form.
  if (request.headers['content-length'] === undefined) return 411
  const length = Number(request.headers['content-length'])
  if (length === 0) return 400
  // Only members of the team send longer ones.
  if (length > formBytes) return undefined
  const body = await peek(request, length)
  try {
    await new Response(body, { headers: { 'content-type': type } }).formData()
    return undefined
  } catch {
    return 400
  }
}

/** Reads the body of a request without consuming it. */
function peek(request: IncomingMessage, length: number): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Buffer[] = []
  let received = 0
  return new Promise((resolve) => {
    request.on('readable', function read() {
      for (let part = request.read(); part !== null; part = request.read()) {
        parts.push(part)
        received += part.length
      }
      if (received < length) return
      request.off('readable', read)
      const body = Buffer.concat(parts)
      request.unshift(body)
      resolve(body)
    })
  })
}
