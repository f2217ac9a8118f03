import { isTimeZone } from '@/std/is-time-zone'

/**
 * Whether a name is short, such as `GMT` or `EST`: calendars define such zones with summer time,
 * which those of IANA do not have.
 */
export function isAbbreviation(name: string): boolean {
  return /^(?!UTC$)[a-z]{3,4}$/i.test(name)
}

/** Abbreviations of which some browsers know a meaning that few have in mind: BST is Bangladesh. */
const misleading = /^(A[CRS]T|BST|ECT|[NS]ST)$/i

/** Whether a name is that of a zone of IANA. */
export function isZoneName(name: string): boolean {
  return /^[a-z]/i.test(name) && !misleading.test(name) && isTimeZone(name)
}
