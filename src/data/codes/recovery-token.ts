import 'server-only'
import { createHash, timingSafeEqual } from 'node:crypto'
import { sign } from '../sign'

export const recoverySeconds = 3600

type Recovery = { emailHash: string; expiresAt: number }

/** Says who may have new keys, and until when; signed, so that nothing about it is stored. */
export function createRecoveryToken(emailHash: string): string {
  const expiresAt = Math.floor(Date.now() / 1000) + recoverySeconds
  const head = `${emailHash}.${expiresAt.toString(36)}.${crypto.randomUUID()}`
  const packed = Buffer.from(head).toString('base64url')
  return `${packed}.${signToken(packed)}`
}

/** What a token says that is ours and in time; undefined for any other. */
export function readRecoveryToken(token: string): Recovery | undefined {
  const [packed = '', signature = ''] = token.split('.')
  if (!isSame(signature, signToken(packed))) return undefined
  const [emailHash = '', expiry = ''] = Buffer.from(packed, 'base64url').toString().split('.')
  const expiresAt = Number.parseInt(expiry, 36)
  return expiresAt * 1000 > Date.now() ? { emailHash, expiresAt } : undefined
}

function signToken(packed: string): string {
  return sign('recovery of edit keys', packed).toString('base64url')
}

function isSame(given: string, right: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(hash(given), hash(right))
}
