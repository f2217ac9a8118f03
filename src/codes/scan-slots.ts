/** Sums of all scans in slots of time, which start at the full hour and its quarters. */
export const scanSlots = {
  minutes: 15,
  /** How long slots are stored: a week of whole days in any time zone. */
  days: 9,
  /** The last scans of a slot are written within this time, as an interval of PostgreSQL. */
  writeDelay: '1 hour',
} as const
