import 'server-only'
import { decideScan } from '@/codes/decide-scan'
import { env } from '@/env'
import type { Locale } from '@/i18n/locales'
import { codePath, paths } from '@/paths'
import { isOwnForm } from '../contact/is-own-form'
import { type Allowance, findWait } from '../limit-visitors'
import { readLimitedBody } from '../read-limited-body'
import { visitorAddress } from '../visitor-address'
import { findHostedCode } from './find-hosted-code'
import { isPassword } from './hash-password'
import { readCircumstances } from './read-circumstances'
import { makeUnlockCookie } from './unlocked-code'

/** Each costs the server some time too. */
const attempts: Allowance = { name: 'passwords of codes', most: 10, seconds: 600 }
const maxBodyBytes = 2000

/**
 * Leads visitors who know the password of a code to its target, and others back to where it is
 * asked for. The visit itself was counted when the code was scanned.
 */
export async function unlockCode(
  request: Request,
  slug: string,
  locale: Locale,
): Promise<Response> {
  const code = await findHostedCode(slug)
  const page = paths.hostedPage(slug)
  const askAgain = (fault: Record<string, string>) =>
    leadTo(`${codePath(locale, paths.unlockCode(slug))}&${new URLSearchParams(fault)}`)
  // What has changed since is said by the page itself.
  if (!code?.passwordHash || !isOwnForm(request.headers)) return leadTo(page)
  const retrySeconds = await findWait(attempts, visitorAddress(request))
  if (retrySeconds) return askAgain({ seconds: String(retrySeconds) })
  if (!(await isPassword(code.passwordHash, await readPassword(request)))) {
    return askAgain({ fault: 'wrong' })
  }
  const passed = { ...code, hasPassword: false, isSuspicious: false }
  // The door has let this scan through already, so it is not asked once more whether it may.
  const decision = decideScan(passed, readCircumstances(request.headers, null))
  if (decision.do === 'redirect') return leadTo(decision.url)
  const answer = leadTo(codePath(locale, page))
  if (decision.do === 'page') {
    const secure = env.SITE_URL.startsWith('https:')
    answer.headers.append('set-cookie', makeUnlockCookie(code, { secure }))
  }
  return answer
}

async function readPassword(request: Request): Promise<string> {
  const body = await readLimitedBody(request, maxBodyBytes)
  return new URLSearchParams(new TextDecoder().decode(body)).get('password') ?? ''
}

function leadTo(location: string): Response {
  return new Response(null, {
    status: 303,
    headers: {
      location,
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
      'cache-control': 'no-store',
    },
  })
}
