/**
 * An e-mail address with its domain in punycode, or undefined. Deliberately lenient: one @ with
 * something on both sides and no blanks; whether a mailbox exists nobody can tell from its name.
 */
export function normalizeEmail(typed: string): string | undefined {
  const [, local, domain] =
    /^([^\s@<>,;]+)@([^\s@<>,;/?#]+\.[^\s@<>,;/?#]+)$/.exec(typed.trim()) ?? []
  if (local === undefined || domain === undefined) return undefined
  try {
    return `${local}@${new URL(`https://${domain}`).hostname}`
  } catch {
    return undefined
  }
}
