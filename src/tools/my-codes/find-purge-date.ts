import { graceDays } from '@/codes/code-view'

const dayMs = 86_400_000

/** When a deleted code is gone for good. */
export function findPurgeDate(deletedAt: string): Date {
  return new Date(Date.parse(deletedAt) + graceDays * dayMs)
}
