import { LRUCache } from 'lru-cache'
import Negotiator from 'negotiator'

const cache = new LRUCache<string, readonly string[]>({ max: 5_000 })
const maxLength = 200

/** The languages of an Accept-Language header, best first. Cached, because few values are common. */
export function readLanguages(header: string | undefined): readonly string[] {
  const value = (header ?? '').slice(0, maxLength)
  const cached = cache.get(value)
  if (cached) return cached
  const languages = new Negotiator({ headers: { 'accept-language': value } })
    .languages()
    .filter((language) => language !== '*')
  cache.set(value, languages)
  return languages
}
