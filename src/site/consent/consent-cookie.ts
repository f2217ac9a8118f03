import { readCookie } from '@/std/read-cookie'
import { writeCookie } from '@/std/write-cookie'

/** Services of third parties, which are loaded only with a visitor's consent. */
export const consentPurposes = ['chat', 'badge'] as const
export type ConsentPurpose = (typeof consentPurposes)[number]

/** A visitor's decisions; a missing purpose is undecided. */
export type ConsentChoices = Partial<Record<ConsentPurpose, boolean>>

export const consentCookieName = 'consent'
/** Days after which a visitor is prompted again. */
export const consentDays = 180
const maxAgeSeconds = consentDays * 24 * 60 * 60

/** Parses the choices in `document.cookie`, stored as `consent=chat-yes.badge-no`. */
export function parseConsent(cookies: string): ConsentChoices {
  const decisions = readCookie(cookies, consentCookieName)?.split('.') ?? []
  const choices: ConsentChoices = {}
  for (const purpose of consentPurposes) {
    if (decisions.includes(`${purpose}-yes`)) choices[purpose] = true
    if (decisions.includes(`${purpose}-no`)) choices[purpose] = false
  }
  return choices
}

/** Serializes the choices for `document.cookie`. */
export function consentCookie(
  choices: ConsentChoices,
  options: { secure: boolean; domain: string | undefined },
): string {
  const value = consentPurposes
    .filter((purpose) => choices[purpose] !== undefined)
    .map((purpose) => `${purpose}-${choices[purpose] ? 'yes' : 'no'}`)
    .join('.')
  return writeCookie(consentCookieName, value, { maxAgeSeconds, ...options })
}
