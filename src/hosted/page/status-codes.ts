import type { RefusalReason } from '@/codes'

/** HTTP status by the reason why a code does not open: RFC 9110, and RFC 7725 for blocked codes. */
export const statusCodes: Record<RefusalReason, number> = {
  scheduled: 404,
  paused: 410,
  expired: 410,
  deleted: 410,
  blocked: 451,
  unknown: 404,
  limited: 429,
  unavailable: 503,
}
