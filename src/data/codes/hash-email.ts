import 'server-only'
import { normalizeEmail } from '@/qr/content/normalize-email'
import { sign } from '../sign'

/** Tells whether an address is the owner's without keeping it. */
export function hashEmail(email: string): string {
  return sign('owners of codes', (normalizeEmail(email) ?? email).toLowerCase()).toString('hex')
}
