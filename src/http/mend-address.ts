/**
 * An address that no text stands for (`/%`) or that holds a control character (`/a%00`) names
 * nothing, but Next and the database fall over it. With its percent signs escaped it is unknown like
 * any other.
 */
export function mendAddress(url: string): string {
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
