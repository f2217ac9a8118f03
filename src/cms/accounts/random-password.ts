import { randomBytes } from 'node:crypto'

/** A password that is never shown, for an account whose owner has not chosen one yet. */
export function createRandomPassword(): string {
  return randomBytes(24).toString('base64url')
}
