import 'server-only'
import { normalizeEmail } from '@/qr/content'
import { sign } from '../sign'

/** Hashes an owner's address, so that it can be compared without being stored. */
export function hashEmail(email: string): string {
  return sign('owners of codes', (normalizeEmail(email) ?? email).toLowerCase()).toString('hex')
}
