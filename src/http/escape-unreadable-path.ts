/**
 * Escapes the percent signs of a path that cannot be decoded (`/%`) or that contains a control
 * character (`/a%00`), because Next and the database fail on such paths. The result is an ordinary
 * unknown address.
 */
export function escapeUnreadablePath(url: string): string {
  const [, path = '', query = ''] = /^([^?]*)(.*)$/s.exec(url) ?? []
  return isReadable(path) ? url : path.replaceAll('%', '%25') + query
}

function isReadable(path: string): boolean {
  try {
    return !/\p{Cc}/u.test(decodeURIComponent(path))
  } catch {
    return false
  }
}
