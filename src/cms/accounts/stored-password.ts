import { pbkdf2 as derive } from 'node:crypto'
import { promisify } from 'node:util'
import { isSameSecret } from '@/std/is-same-secret'

const pbkdf2 = promisify(derive)

/** Prefix of Payload's current hashes; older hashes have no prefix. */
const currentPrefix = 'pbkdf2-sha256-v1:'
const current = { iterations: 600_000, length: 32 }
const legacy = { iterations: 25_000, length: 512 }

export type StoredPassword = { hash?: string | null; salt?: string | null }

/** Returns whether this is the password of an account, as Payload has stored it. */
export async function isStoredPassword(
  { hash, salt }: StoredPassword,
  password: unknown,
): Promise<boolean> {
  if (!hash || !salt || typeof password !== 'string') return false
  const { iterations, length } = hash.startsWith(currentPrefix) ? current : legacy
  const stored = Buffer.from(hash.replace(currentPrefix, ''), 'hex')
  const derived = await pbkdf2(password, salt, iterations, length, 'sha256')
  return isSameSecret(derived, stored)
}

/** Spends the time of a password check for an account without a password. */
export async function spendPasswordTime(password: string): Promise<void> {
  await pbkdf2(password, 'no account', current.iterations, current.length, 'sha256')
}
