/** Returns the value of a cookie in a Cookie header or in `document.cookie`. */
export function readCookie(cookies: string, name: string): string | undefined {
  return cookies
    .split('; ')
    .find((cookie) => cookie.startsWith(`${name}=`))
    ?.slice(name.length + 1)
}
