/**
 * The value of a cookie in a Cookie header or in `document.cookie`, not decoded. The package `cookie`
 * parses all cookies of a header, which needs three times as long for each request, and would add
 * 1.8 kB to the scripts of every page.
 */
export function readCookie(cookies: string, name: string): string | undefined {
  return cookies
    .split('; ')
    .find((cookie) => cookie.startsWith(`${name}=`))
    ?.slice(name.length + 1)
}
