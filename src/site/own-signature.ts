import { createHmac } from 'node:crypto'
import { signatureKey } from '@/env'
import { isSameSecret } from '@/std/is-same-secret'

/**
 * Signs an address that makes this host draw a picture, so that third parties cannot request
 * pictures of their own. A new PAYLOAD_SECRET invalidates all earlier signatures.
 *
 * @param letters length, in base64url letters
 */
export function signText(text: string, letters: number): string {
  return createHmac('sha256', signatureKey).update(text).digest('base64url').slice(0, letters)
}

export function isOwnSignature(signature: string, text: string, letters: number): boolean {
  return isSameSecret(signature, signText(text, letters))
}
