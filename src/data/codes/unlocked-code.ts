import 'server-only'
import { stringifySetCookie } from 'cookie'
import { env } from '@/env'
import { prefixCookie } from '@/std/cookie-prefix'
import { isSameSecret } from '@/std/is-same-secret'
import { sign } from '../sign'
import type { HostedCode } from './find-hosted-code'

/** Time for which a page stays unlocked. */
const unlockedSeconds = 3600

type LockedCode = Pick<HostedCode, 'slug' | 'passwordHash'>

const secure = env.SITE_URL.startsWith('https:')

export const unlockCookieName = (slug: string) =>
  prefixCookie('__Host-', `code-${slug}`, { secure })

/** Creates a cookie that proves the right password, until the password of the code changes. */
export function createUnlockCookie(code: LockedCode): string {
  const expires = Math.floor(Date.now() / 1000) + unlockedSeconds
  return stringifySetCookie(
    unlockCookieName(code.slug),
    `${expires}.${signatureOf(code, expires)}`,
    { maxAge: unlockedSeconds, path: '/', httpOnly: true, secure, sameSite: 'lax' },
  )
}

export function isUnlocked(code: LockedCode, cookie: string | undefined): boolean {
  const [expires = '', signature = ''] = cookie?.split('.') ?? []
  if (!(Number(expires) * 1000 > Date.now())) return false
  return isSameSecret(signature, signatureOf(code, Number(expires)))
}

function signatureOf({ slug, passwordHash }: LockedCode, expires: number): string {
  return sign('unlocked code', `${slug} ${passwordHash} ${expires}`).toString('base64url')
}
