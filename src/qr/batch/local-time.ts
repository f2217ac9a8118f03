/** Returns the local time in the UTC fields of a date, because ZIP does not store time zones. */
export function localTime(moment: number): Date {
  return new Date(moment - new Date(moment).getTimezoneOffset() * 60_000)
}
