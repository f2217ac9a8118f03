/**
 * A cookie for all pages of the site, as both a Set-Cookie header and `document.cookie` take it.
 * Scripts can read it, and other sites' forms and frames do not send it along.
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
