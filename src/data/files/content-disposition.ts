import formatContentDisposition from 'content-disposition'

/**
 * Formats the header for a file. Clients that do not support `filename*` get a name in ASCII, without
 * the characters that browsers unescape differently.
 */
export function contentDisposition(name: string, isShown: boolean): string {
  const fallback = name.replace(/[^\x20-\x7e]|["\\%]/g, '_')
  return formatContentDisposition(name, { type: isShown ? 'inline' : 'attachment', fallback })
}
