/** Checks whether the client already has this file (RFC 9110, 13.1.2 and 13.1.3). */
export function isUnchanged(headers: Headers, etag: string, modified: Date): boolean {
  const known = headers.get('if-none-match')
  if (known !== null) {
    const tags = known.split(',').map((tag) => tag.trim().replace(/^W\//, ''))
    return tags.includes(etag) || tags.includes('*')
  }
  const since = Date.parse(headers.get('if-modified-since') ?? '')
  return inSeconds(modified.getTime()) <= inSeconds(since)
}

/** Checks whether a range would not match the client's version (RFC 9110, 13.1.5). */
export function isWholeWanted(headers: Headers, etag: string, modified: Date): boolean {
  const condition = headers.get('if-range')
  if (condition === null || condition === etag) return false
  return inSeconds(Date.parse(condition)) !== inSeconds(modified.getTime())
}

/** Dates in headers have a precision of one second. */
function inSeconds(milliseconds: number): number {
  return Math.floor(milliseconds / 1000)
}
