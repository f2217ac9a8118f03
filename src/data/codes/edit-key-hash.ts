import 'server-only'
import { createHash, randomBytes } from 'node:crypto'
import { isSameSecret } from '@/std/is-same-secret'

export function createEditKey(): string {
  return `qz_${randomBytes(32).toString('base64url')}`
}

/** 32 random bytes cannot be guessed, so a fast hash is enough. */
export function hashEditKey(editKey: string): string {
  return createHash('sha256').update(editKey).digest('hex')
}

export function isKeyOf(editKeyHash: string | null, editKey: string): boolean {
  return isSameSecret(hashEditKey(editKey), editKeyHash ?? '')
}
