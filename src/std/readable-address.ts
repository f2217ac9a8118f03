/**
 * Returns `/vi/tiếng` for `/vi/ti%E1%BA%BFng`; escapes of control characters and of invalid UTF-8
 * remain.
 */
export function readableAddress(address: string): string {
  try {
    return decodeURI(address).replace(/\p{Cc}/gu, encodeURIComponent)
  } catch {
    return address
  }
}
