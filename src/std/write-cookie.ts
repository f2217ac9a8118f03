/**
 * Formats a cookie for all pages of the site, for a Set-Cookie header or `document.cookie`. Scripts
 * can read it; cross-site forms and frames do not send it.
 */
export function writeCookie(
  name: string,
  value: string,
  {
    maxAgeSeconds,
    domain,
    secure,
  }: { maxAgeSeconds: number; secure: boolean; domain?: string | undefined },
): string {
  return [
    `${name}=${value}`,
    `Max-Age=${maxAgeSeconds}`,
    'Path=/',
    'SameSite=Lax',
    ...(domain ? [`Domain=${domain}`] : []),
    ...(secure ? ['Secure'] : []),
  ].join('; ')
}
