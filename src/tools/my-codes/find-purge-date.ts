import { graceDays } from '@/codes'

const dayMs = 86_400_000

/** Returns the time at which a deleted code is purged. */
export function findPurgeDate(deletedAt: string): Date {
  return new Date(Date.parse(deletedAt) + graceDays * dayMs)
}
