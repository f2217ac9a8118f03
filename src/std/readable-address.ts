/** `/vi/tiếng` rather than `/vi/ti%E1%BA%BFng`; escapes of control characters and no text remain. */
export function readableAddress(address: string): string {
  try {
    return decodeURI(address).replace(/\p{Cc}/gu, encodeURIComponent)
  } catch {
    return address
  }
}
