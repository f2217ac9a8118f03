import { readCookie } from '@/std/read-cookie'
import { writeCookie } from '@/std/write-cookie'

/** Both the query parameter that says where a visitor comes from and the cookie that keeps it. */
export const vcodeName = 'vcode'
/** As a part of a pattern: nothing in it means anything in a cookie, an address or a page. */
export const vcodePattern = '[A-Za-z0-9._~-]{1,64}'
const maxAgeSeconds = 2_592_000

const isVcode = (value: string | null | undefined): value is string =>
  new RegExp(`^${vcodePattern}$`).test(value ?? '')

/** The cookie to set on the answer to a request, once and for thirty days. */
export function findVcodeCookie(
  { query, cookies }: { query: URLSearchParams; cookies: string },
  options: { secure: boolean; domain?: string | undefined },
): string | undefined {
  const given = query.get(vcodeName)
  if (!isVcode(given) || isVcode(readCookie(cookies, vcodeName))) return undefined
  return writeCookie(vcodeName, given, { maxAgeSeconds, ...options })
}
