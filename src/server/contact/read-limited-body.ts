/** The body of a request, or undefined when it is longer, whatever its headers say. */
export async function readLimitedBody(
  request: Request,
  maxBytes: number,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  if (Number(request.headers.get('content-length')) > maxBytes) return undefined
  const whole = new Uint8Array(maxBytes)
  let length = 0
  const reader = request.body?.getReader()
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    if (length + part.value.length > maxBytes) {
      await reader?.cancel()
      return undefined
    }
    whole.set(part.value, length)
    length += part.value.length
  }
  return whole.subarray(0, length)
}
