import { editKeyPattern, type OwnedKey, readOwnedKey, readSlug, slugSource } from '@/codes'

const keySource = 'qz_[A-Za-z0-9_-]{43}'
const wholeKey = new RegExp(`(?<![\\w-])${slugSource}\\.${keySource}(?![\\w-])`, 'gi')
const bareKey = new RegExp(`(?<![\\w.-])${keySource}(?![\\w-])`, 'g')
const shortLink = new RegExp(`/q/(${slugSource})(?![\\w-])`, 'gi')

/**
 * Finds keys in any text: links, an exported file, the list of a batch, a mail. A key without its
 * slug belongs to the link before it.
 */
export function findKeys(text: string): OwnedKey[] {
  const found = new Map<string, OwnedKey>()
  const add = (key: OwnedKey | undefined) => key && found.set(key.slug, key)
  for (const key of findInJson(text)) add(key)
  for (const [whole] of text.matchAll(wholeKey)) add(readOwnedKey(whole))
  const links = [...text.matchAll(shortLink)]
  for (const { 0: editKey, index } of text.matchAll(bareKey)) {
    const before = links.filter((link) => link.index < index).at(-1)
    const slug = readSlug((before ?? links[0])?.[1] ?? '')
    if (slug && !found.has(slug)) add({ slug, editKey })
  }
  return [...found.values()]
}

/** A file of keys has slug and key as separate members. */
function findInJson(text: string): OwnedKey[] {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return []
  }
  const { keys } = (value ?? {}) as { keys?: unknown }
  if (!Array.isArray(keys)) return []
  return keys.flatMap((entry: unknown) => {
    const { slug, editKey } = (entry ?? {}) as Record<string, unknown>
    if (typeof slug !== 'string' || typeof editKey !== 'string') return []
    const known = readSlug(slug)
    return known && editKeyPattern.test(editKey) ? [{ slug: known, editKey }] : []
  })
}
