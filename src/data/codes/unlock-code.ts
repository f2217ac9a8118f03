import 'server-only'
import { sql } from 'drizzle-orm'
import { queryRows } from '../query-rows'
import 'server-only'
import { decideScan, type ScanDecision } from '@/codes'
import type { Locale } from '@/i18n/locales'
import { codePath, paths } from '@/paths'
import { isOwnForm } from '../contact/is-own-form'
import { type Allowance, findWait, uncountVisit } from '../limit-visitors'
import { readLimitedBody } from '../read-limited-body'
import { visitorAddress } from '../visitor-address'
import { findHostedCode, type HostedCode } from './find-hosted-code'
import { isPassword } from './hash-password'
import { readCircumstances } from './read-circumstances'
import { createUnlockCookie } from './unlocked-code'

const ofNetwork: Allowance = { name: 'passwords of codes', most: 10, seconds: 600 }
/** Attempts from all networks together; the right password is not counted. */
export const wrongPasswords: Allowance = {
  name: 'wrong passwords of one code',
  most: 50,
  seconds: 600,
}
const maxBodyBytes = 2000

/**
 * Redirects visitors who know the password of a code, or who have seen its preview. Others are
 * redirected to the form. The visit itself was recorded when the code was scanned; for a code with
 * a limit of scans, opening it uses one.
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
  // The page shows the current state of the code.
  if (!code || !(code.passwordHash || code.isSuspicious) || !isOwnForm(request.headers)) {
    return leadTo(page)
  }
  if (code.passwordHash) {
    const fault = await tryPassword(request, code.slug, code.passwordHash)
    if (fault) return askAgain(fault)
  }
  const decision = await decideOpened(code, request.headers)
  if (decision.do === 'redirect') return leadTo(decision.url)
  const isLimited = decision.do === 'page' && typeof code.document.rules?.expiry?.scans === 'number'
  // Not to the code's own address, where the last scan that a limit allows would be the end.
  const answer = leadTo(codePath(locale, isLimited ? paths.unlockCode(code.slug) : page))
  if (decision.do === 'page') answer.headers.append('set-cookie', createUnlockCookie(code))
  return answer
}

/** Returns why a password is refused; undefined if it is right. */
async function tryPassword(
  request: Request,
  slug: string,
  passwordHash: string,
): Promise<Record<string, string> | undefined> {
  const waits = [
    await findWait(ofNetwork, visitorAddress(request)),
    await findWait(wrongPasswords, slug),
  ].filter((wait) => wait !== undefined)
  if (waits.length > 0) return { seconds: String(Math.max(...waits)) }
  if (!(await isPassword(passwordHash, await readPassword(request)))) return { fault: 'wrong' }
  await uncountVisit(wrongPasswords, slug)
  return undefined
}

async function decideOpened(code: HostedCode, headers: Headers): Promise<ScanDecision> {
  const passed = { ...code, hasPassword: false, isSuspicious: code.isSuspicious && !mayPass(code) }
  const circumstances = readCircumstances(headers, code)
  const decision = decideScan(passed, circumstances)
  const maxScans = code.document.rules?.expiry?.scans
  const opens = decision.do === 'redirect' || decision.do === 'page'
  if (!opens || typeof maxScans !== 'number') return decision
  const scansUsed = await consumeScan(code.slug, maxScans)
  return decideScan(passed, { ...circumstances, scansUsed })
}

/**
 * Checks whether visitors may continue after the preview. A page on this site that a provider
 * reports is not shown at all.
 */
function mayPass({ document, isUnchecked }: HostedCode): boolean {
  return document.type === 'url' || isUnchecked
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

/** Uses one of a code's limited scans. Returns how many were used before; `maxScans` if none was left. */
async function consumeScan(slug: string, maxScans: number): Promise<number> {
  const [row] = await queryRows<{ used: string }>(sql`
    insert into scan_limits (code_id, used)
    select id, 1 from codes where slug = ${slug} and ${maxScans}::int > 0
    on conflict (code_id) do update set used = scan_limits.used + 1
    where scan_limits.used < ${maxScans} returning used`)
  return row ? Number(row.used) - 1 : maxScans
}
