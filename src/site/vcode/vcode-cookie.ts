import { vcodeParameter } from '@/paths'
import { percentDecode } from '@/std/percent-decode'
import { readCookie } from '@/std/read-cookie'
import { writeCookie } from '@/std/write-cookie'

/** Name of the cookie that stores a visitor's source; the same as the query parameter. */
export const vcodeName = vcodeParameter
/** Part of a regular expression: an encoded value without special characters of cookies or HTML. */
export const encodedVcodePattern = "[A-Za-z0-9._~!'()*%-]{1,512}"
const maxAgeSeconds = 2_592_000

/** Returns the cookie to set in the response to a request, once and for thirty days. */
export function findVcodeCookie(
  { query, cookies }: { query: URLSearchParams; cookies: string },
  options: { secure: boolean; domain?: string | undefined },
): string | undefined {
  const requested = encodeURIComponent(query.get(vcodeName) ?? '')
  if (!isEncodedVcode(requested)) return undefined
  if (isEncodedVcode(readCookie(cookies, vcodeName) ?? '')) return undefined
  return writeCookie(vcodeName, requested, { maxAgeSeconds, ...options })
}

/** Accepts text without control characters, up to 512 characters when encoded. */
function isEncodedVcode(value: string): boolean {
  return (
    new RegExp(`^${encodedVcodePattern}$`).test(value) &&
    !/\p{Cc}|\ufffd/u.test(percentDecode(value))
  )
}
