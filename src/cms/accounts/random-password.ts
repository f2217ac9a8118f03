import { randomBytes } from 'node:crypto'

/** For an account whose owner has not chosen a password yet. Nobody learns it. */
export function createRandomPassword(): string {
  return randomBytes(24).toString('base64url')
}
