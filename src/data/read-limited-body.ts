import { nextTurn } from './next-turn'

/** Bytes that are copied in one turn of the event loop. */
const copiedBytes = 1024 * 1024

/** Reads the body of a request; undefined if it is longer than `maxBytes`, whatever its headers claim. */
export async function readLimitedBody(
  request: Request,
  maxBytes: number,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  if (Number(request.headers.get('content-length')) > maxBytes) return undefined
  const parts: Uint8Array[] = []
  let length = 0
  const reader = request.body?.getReader()
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    length += part.value.length
    if (length > maxBytes) {
      await reader?.cancel()
      return undefined
    }
    parts.push(part.value)
  }
  const whole = new Uint8Array(length)
  let at = 0
  let turnEnd = copiedBytes
  for (const part of parts) {
    if (at > turnEnd) {
      await nextTurn()
      turnEnd = at + copiedBytes
    }
    whole.set(part, at)
    at += part.length
  }
  return whole
}
