import { localToUtc } from '@/std/local-to-utc'

/** Reads the value of a `datetime-local` field as an ISO 8601 instant; null if it is incomplete. */
export function readLocalTime(local: string, timeZone: string): string | null {
  if (!local) return null
  try {
    return localToUtc(local, timeZone).toISOString()
  } catch {
    // A partly typed year may have any value.
    return null
  }
}
