import { createHmac } from 'node:crypto'
import { paths } from '@/paths'
import { isSameSecret } from '@/std/is-same-secret'

/** The subject of the link that creates the first account. */
export const firstAccount = 'first'

export const linkSeconds = { setup: 24 * 3600, invitation: 7 * 24 * 3600, reset: 3600 }

export type LinkSettings = { secret: string; siteUrl: string }

/**
 * Creates a link for choosing a password once. The signature covers the state that choosing a
 * password changes (the current hash of the account; for the first account, that none exists), so
 * nothing has to be stored. The token is in the fragment, which browsers do not send to servers.
 *
 * @param state what must still be true of the subject when the link is used
 */
export function createAccountLink(
  { secret, siteUrl }: LinkSettings,
  subject: string,
  state: string,
  seconds: number,
): string {
  const expires = Math.floor(Date.now() / 1000) + seconds
  const token = `${subject}.${expires}.${signLink(secret, subject, expires, state)}`
  return `${siteUrl}${paths.setUp}#${token}`
}

export type LinkToken = { subject: string; expires: number; signature: string }

/** Returns the parts of an unexpired token; `isAuthenticLink` has to verify the signature. */
export function findLinkToken(token: unknown): LinkToken | undefined {
  if (typeof token !== 'string') return undefined
  const [, subject, expires, signature] =
    /^([\w-]{1,64})\.(\d{1,12})\.([\w-]{43})$/.exec(token) ?? []
  if (!subject || !signature || Number(expires) * 1000 <= Date.now()) return undefined
  return { subject, expires: Number(expires), signature }
}

export function isAuthenticLink(secret: string, token: LinkToken, state: string): boolean {
  const signature = signLink(secret, token.subject, token.expires, state)
  return isSameSecret(token.signature, signature)
}

function signLink(secret: string, subject: string, expires: number, state: string): string {
  const key = createHmac('sha256', secret).update('account link').digest()
  return createHmac('sha256', key).update(`${subject}\n${expires}\n${state}`).digest('base64url')
}
