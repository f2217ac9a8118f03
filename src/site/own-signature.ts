import { createHmac } from 'node:crypto'
import { internalToken } from '@/env'
import { isSameSecret } from '@/std/is-same-secret'

/**
 * Our signature under an address that makes this host draw something, so that no one can have it
 * draw their own. A new PAYLOAD_SECRET makes all earlier ones void.
 *
 * @param letters length, of base64url letters
 */
export function signText(text: string, letters: number): string {
  return createHmac('sha256', internalToken).update(text).digest('base64url').slice(0, letters)
}

export function isOwnSignature(signature: string, text: string, letters: number): boolean {
  return isSameSecret(signature, signText(text, letters))
}
