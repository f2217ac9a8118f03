import { utf8Length } from '@/std/utf8-length'

/**
 * An iCalendar file (RFC 5545) from the text of a code: a bare event is wrapped, and gets the
 * required properties that codes omit. Existing lines are unchanged.
 *
 * @param now the DTSTAMP of an event without one
 * @param id the UID of an event without one
 */
export function calendarFile(text: string, { now, id }: { now: Date; id: string }): string {
  const lines = text.trim().split(/\r\n|\r|\n/)
  const isWrapped = /^begin:vcalendar/i.test(lines[0] ?? '')
  const has = (name: string) => lines.some((line) => new RegExp(`^${name}[;:]`, 'i').test(line))
  const stamp = now.toISOString().slice(0, 19).replace(/[-:]/g, '')
  const missing = [
    ...(has('UID') ? [] : [`UID:${id}`]),
    ...(has('DTSTAMP') ? [] : [`DTSTAMP:${stamp}Z`]),
  ]
  const complete = lines.flatMap((line) =>
    /^begin:vevent\s*$/i.test(line) ? [line, ...missing.splice(0)] : [line],
  )
  const wrapped = isWrapped
    ? complete
    : [
        'BEGIN:VCALENDAR',
        'VERSION:2.0',
        'PRODID:-//Quietzone//QR code//EN',
        ...complete,
        'END:VCALENDAR',
      ]
  return `${wrapped.map(fold).join('\r\n')}\r\n`
}

/** Folds a line at 75 bytes; a leading space marks a continuation (RFC 5545, 3.1). */
function fold(line: string): string {
  let folded = ''
  let room = 75
  for (const character of line) {
    const bytes = utf8Length(character)
    if (bytes > room) {
      folded += '\r\n '
      room = 74
    }
    folded += character
    room -= bytes
  }
  return folded
}
