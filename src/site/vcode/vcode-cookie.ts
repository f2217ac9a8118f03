import { vcodeParameter } from '@/paths'
import { percentDecode } from '@/std/percent-decode'
import { readCookie } from '@/std/read-cookie'
import { writeCookie } from '@/std/write-cookie'

/** The cookie that stores where a visitor comes from is called like the query parameter. */
export const vcodeName = vcodeParameter
/** As a part of a pattern: an encoded value, in which nothing means anything to a cookie or a page. */
export const encodedVcodePattern = "[A-Za-z0-9._~!'()*%-]{1,512}"
const maxAgeSeconds = 2_592_000

/** The cookie to set on the answer to a request, once and for thirty days. */
export function findVcodeCookie(
  { query, cookies }: { query: URLSearchParams; cookies: string },
  options: { secure: boolean; domain?: string | undefined },
): string | undefined {
  const requested = encodeURIComponent(query.get(vcodeName) ?? '')
  if (!isEncodedVcode(requested)) return undefined
  if (isEncodedVcode(readCookie(cookies, vcodeName) ?? '')) return undefined
  return writeCookie(vcodeName, requested, { maxAgeSeconds, ...options })
}

/** Any text without control characters, up to 512 characters once it is encoded. */
function isEncodedVcode(value: string): boolean {
  return (
    new RegExp(`^${encodedVcodePattern}$`).test(value) &&
    !/\p{Cc}|\ufffd/u.test(percentDecode(value))
  )
}
