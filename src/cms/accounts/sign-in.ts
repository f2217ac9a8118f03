import {
  AuthenticationError,
  type Endpoint,
  generatePayloadCookie,
  headersWithCors,
  loginOperation,
  type PayloadRequest,
} from 'payload'
import { labelFor } from '@/cms/admin/label'
import { refuse } from '@/desk/documents/refuse'
import { readBody } from './requests'
import { requireSecondFactor, SecondFactorError } from './second-factor'
import { logSecurityEvent } from './security-event'
import { countAttempt, createDeviceCookie } from './sign-in-limits'
import { spendPasswordTime } from './stored-password'

/**
 * `POST {email, password, code?}` signs in. An unknown account is refused with the same message and
 * after the same work as a wrong password. Attempts are counted before the check.
 */
export const signIn: Omit<Endpoint, 'root'> = {
  path: '/login',
  method: 'post',
  handler: async (req) => {
    const { email, password, code } = await readBody(req)
    const account = typeof email === 'string' ? email.toLowerCase().trim() : ''
    if (!account || typeof password !== 'string' || !password)
      return refuse(400, req.t('error:missingRequiredData'))
    const { waitSeconds, forgive } = await countAttempt(account, req)
    if (waitSeconds) {
      logSecurityEvent('sign-in throttled', account, req)
      return refuseUntil(waitSeconds, req)
    }
    try {
      const result = await signInWith({ account, password, code }, req)
      await forgive()
      logSecurityEvent('signed in', account, req)
      return result
    } catch (cause) {
      const isFactor = cause instanceof SecondFactorError
      logSecurityEvent(isFactor ? 'second factor failed' : 'sign-in failed', account, req)
      throw cause
    }
  },
}

type Credentials = { account: string; password: string; code: unknown }

async function signInWith(
  { account, password, code }: Credentials,
  req: PayloadRequest,
): Promise<Response> {
  if (!(await exists(account, req))) {
    await spendPasswordTime(password)
    throw new AuthenticationError(req.t)
  }
  req.context.secondFactorCode = code
  const collection = req.payload.collections.users
  const data = { email: account, password }
  const { token = '', ...result } = await loginOperation({
    collection,
    data,
    req,
    overrideAccess: false,
  })
  const headers = new Headers({
    'set-cookie': generatePayloadCookie({
      collectionAuthConfig: collection.config.auth,
      cookiePrefix: req.payload.config.cookiePrefix,
      token,
    }),
  })
  headers.append('set-cookie', createDeviceCookie(account))
  const message = req.t('authentication:passed')
  return Response.json({ message, ...result }, { headers: headersWithCors({ headers, req }) })
}

/** Checks the second factor. Runs in every sign-in, whichever endpoint it uses. */
export async function checkSecondFactor({
  user,
  req,
}: {
  user: { id: string | number }
  req: PayloadRequest
}): Promise<void> {
  await requireSecondFactor(String(user.id), req.context.secondFactorCode, req)
}

async function exists(account: string, req: PayloadRequest): Promise<boolean> {
  const { totalDocs } = await req.payload.count({
    collection: 'users',
    where: { email: { equals: account } },
    req,
    overrideAccess: true,
  })
  return totalDocs > 0
}

export function refuseUntil(waitSeconds: number, req: PayloadRequest): Response {
  const answer = refuse(429, labelFor(req.i18n.language, 'accounts.throttled'))
  answer.headers.set('retry-after', String(waitSeconds))
  return answer
}
