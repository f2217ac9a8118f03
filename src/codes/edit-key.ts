import { readSlug } from './slug'

/** `qz_` and 32 random bytes in base64url: more than anybody guesses, and known by its beginning. */
export const editKeyPattern = /^qz_[A-Za-z0-9_-]{43}$/

/** A code and the key to it, as one word: `slug.key`. It goes into links, files and mails. */
export type OwnedKey = { slug: string; editKey: string }

export function writeOwnedKey({ slug, editKey }: OwnedKey): string {
  return `${slug}.${editKey}`
}

/** Reads what `writeOwnedKey` wrote; undefined for anything else. */
export function readOwnedKey(written: string): OwnedKey | undefined {
  const [first = '', editKey = '', ...rest] = written.trim().split('.')
  const slug = readSlug(first)
  return slug && editKeyPattern.test(editKey) && rest.length === 0 ? { slug, editKey } : undefined
}
