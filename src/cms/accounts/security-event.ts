import type { PayloadRequest } from 'payload'
import { pseudonymize, readVisitorAddress } from './sign-in-limits'

export type SecurityEvent =
  | 'signed in'
  | 'sign-in failed'
  | 'sign-in throttled'
  | 'second factor failed'
  | 'account link refused'
  | 'account link used'
  | 'account link created'
  | 'password changed'
  | 'password change failed'
  | 'second factor added'
  | 'second factor removed'
  | 'sessions ended'

/**
 * Logs a security event of an account without the account's name: as a warning, unless it is a
 * sign-in.
 */
export function logSecurityEvent(event: SecurityEvent, account: string, req: PayloadRequest): void {
  req.payload.logger[event === 'signed in' ? 'info' : 'warn']({
    msg: event,
    account: hashAccount(account),
    address: readVisitorAddress(req),
  })
}

/** Returns the same hash for the same account in every line. */
export function hashAccount(account: string): string {
  return pseudonymize(`account\n${account}`).slice(0, 12)
}
