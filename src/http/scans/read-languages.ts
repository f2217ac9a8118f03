import { LRUCache } from 'lru-cache'
import Negotiator from 'negotiator'

const known = new LRUCache<string, readonly string[]>({ max: 5_000 })
const maxLength = 200

/** The languages of an Accept-Language header, best first. Most browsers say the same few things. */
export function readLanguages(header: string | undefined): readonly string[] {
  const asked = (header ?? '').slice(0, maxLength)
  const read = known.get(asked)
  if (read) return read
  const languages = new Negotiator({ headers: { 'accept-language': asked } })
    .languages()
    .filter((language) => language !== '*')
  known.set(asked, languages)
  return languages
}
