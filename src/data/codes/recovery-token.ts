import 'server-only'
import { isSameSecret } from '@/std/is-same-secret'
import { sign } from '../sign'

export const recoverySeconds = 3600

type Recovery = { emailHash: string; expiresAt: number }

/** Creates a signed token that allows a mailbox to get new keys for a while. Nothing is stored. */
export function createRecoveryToken(emailHash: string): string {
  const expiresAt = Math.floor(Date.now() / 1000) + recoverySeconds
  const head = `${emailHash}.${expiresAt.toString(36)}.${crypto.randomUUID()}`
  const packed = Buffer.from(head).toString('base64url')
  return `${packed}.${signToken(packed)}`
}

/** Reads a token; undefined if it is invalid or expired. */
export function readRecoveryToken(token: string): Recovery | undefined {
  const [packed = '', signature = ''] = token.split('.')
  if (!isSameSecret(signature, signToken(packed))) return undefined
  const [emailHash = '', expiry = ''] = Buffer.from(packed, 'base64url').toString().split('.')
  const expiresAt = Number.parseInt(expiry, 36)
  return expiresAt * 1000 > Date.now() ? { emailHash, expiresAt } : undefined
}

function signToken(packed: string): string {
  return sign('recovery of edit keys', packed).toString('base64url')
}
