import 'server-only'
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'

export function createEditKey(): string {
  return `qz_${randomBytes(32).toString('base64url')}`
}

/** No one guesses 32 random bytes, so a hash that is quick to make keeps them safe. */
export function hashEditKey(editKey: string): string {
  return createHash('sha256').update(editKey).digest('hex')
}

export function isKeyOf(editKeyHash: string | null, editKey: string): boolean {
  const kept = Buffer.from(editKeyHash ?? '', 'hex')
  const given = Buffer.from(hashEditKey(editKey), 'hex')
  return kept.length === given.length && timingSafeEqual(kept, given)
}
