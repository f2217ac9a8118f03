import { readSlug } from './slug'

/** `qz_` and 32 random bytes in base64url. The prefix makes keys recognizable. */
export const editKeyPattern = /^qz_[A-Za-z0-9_-]{43}$/

/** A code and its edit key, written as `slug.key` in links, files and mails. */
export type OwnedKey = { slug: string; editKey: string }

export function writeOwnedKey({ slug, editKey }: OwnedKey): string {
  return `${slug}.${editKey}`
}

/** Parses the output of `writeOwnedKey`; returns undefined for any other text. */
export function readOwnedKey(written: string): OwnedKey | undefined {
  const [first = '', editKey = '', ...rest] = written.trim().split('.')
  const slug = readSlug(first)
  return slug && editKeyPattern.test(editKey) && rest.length === 0 ? { slug, editKey } : undefined
}
