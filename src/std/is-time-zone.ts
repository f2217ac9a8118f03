/** Several times the length of the longest name. */
const maxLength = 100

/** Returns whether `Intl` supports the IANA time zone. */
export function isTimeZone(name: string): boolean {
  // Validating megabytes would be slow.
  if (name.length > maxLength) return false
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: name })
    return true
  } catch {
    return false
  }
}
