import { type OwnedKey, writeOwnedKey } from '@/codes'
import { paths } from '@/paths'

/** Returns the link that adds a key to another browser, in the language of this page. */
export function writeKeyLink(key: OwnedKey): string {
  const { origin, pathname } = location
  const prefix = pathname.slice(0, Math.max(0, pathname.indexOf(paths.myCodes)))
  return `${origin}${prefix}${paths.myCodes}#key=${writeOwnedKey(key)}`
}
