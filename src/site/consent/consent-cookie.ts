/** What loads something from another company, and therefore waits for a visitor's consent. */
export const consentPurposes = ['chat', 'badge'] as const
export type ConsentPurpose = (typeof consentPurposes)[number]

/** What a visitor decided; a purpose that is missing has not been decided yet. */
export type ConsentChoices = Partial<Record<ConsentPurpose, boolean>>

export const consentCookieName = 'consent'
const maxAgeSeconds = 180 * 24 * 60 * 60

/** The choices in `document.cookie`, kept there as `consent=chat-yes.badge-no`. */
export function parseConsent(cookies: string): ConsentChoices {
  const entry = cookies.split('; ').find((part) => part.startsWith(`${consentCookieName}=`))
  const decisions = entry?.slice(consentCookieName.length + 1).split('.') ?? []
  const choices: ConsentChoices = {}
  for (const purpose of consentPurposes) {
    if (decisions.includes(`${purpose}-yes`)) choices[purpose] = true
    if (decisions.includes(`${purpose}-no`)) choices[purpose] = false
  }
  return choices
}

/** The cookie that remembers the choices, as `document.cookie` takes it. */
export function consentCookie(
  choices: ConsentChoices,
  { secure, domain }: { secure: boolean; domain: string | undefined },
): string {
  const value = consentPurposes
    .filter((purpose) => choices[purpose] !== undefined)
    .map((purpose) => `${purpose}-${choices[purpose] ? 'yes' : 'no'}`)
    .join('.')
  return [
    `${consentCookieName}=${value}`,
    `Max-Age=${maxAgeSeconds}`,
    'Path=/',
    'SameSite=Lax',
    ...(domain ? [`Domain=${domain}`] : []),
    ...(secure ? ['Secure'] : []),
  ].join('; ')
}
