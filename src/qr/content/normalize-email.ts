/** RFC 3696 counts 64 for the mailbox, 255 for the domain and the sign between them. */
const maxLength = 320

/**
 * An e-mail address with its domain in punycode, or undefined. Deliberately lenient: one @ with
 * something on both sides and no blanks; whether a mailbox exists no one can tell from its name.
 */
export function normalizeEmail(typed: string): string | undefined {
  const text = typed.trim()
  if (text.length > maxLength) return undefined
  const [, local, domain] = /^([^\s@<>,;]+)@([^\s@<>,;/?#]+\.[^\s@<>,;/?#]+)$/.exec(text) ?? []
  if (local === undefined || domain === undefined) return undefined
  try {
    return `${local}@${new URL(`https://${domain}`).hostname}`
  } catch {
    return undefined
  }
}
