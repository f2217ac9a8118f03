/** Returns the local time in the UTC fields of a date, because ZIP does not store time zones. */
export function localTime(timeMs: number): Date {
  return new Date(timeMs - new Date(timeMs).getTimezoneOffset() * 60_000)
}
