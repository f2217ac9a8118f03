/** Several times the longest name there is. */
const maxLength = 100

/** Whether `Intl` knows the IANA time zone. */
export function isTimeZone(name: string): boolean {
  // It takes long to refuse megabytes.
  if (name.length > maxLength) return false
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: name })
    return true
  } catch {
    return false
  }
}
