/**
 * Returns the local time in an IANA time zone at an instant: digits by part, in the Gregorian
 * calendar, in 24-hour format.
 *
 * @throws RangeError for an unknown time zone or an invalid date
 */
export function clockParts(
  instant: Date | number,
  timeZone: string,
): (type: Intl.DateTimeFormatPartTypes) => string {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    calendar: 'gregory',
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  }).formatToParts(instant)
  return (type) => parts.find((candidate) => candidate.type === type)?.value ?? ''
}
