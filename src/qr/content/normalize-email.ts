/** RFC 3696: 64 characters for the mailbox, 255 for the domain, and the at sign. */
const maxLength = 320

/**
 * Normalizes an e-mail address, with its domain in punycode; undefined if it is invalid.
 * Deliberately lenient: one @ with text on both sides and no spaces, because syntax cannot prove
 * that a mailbox exists.
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
