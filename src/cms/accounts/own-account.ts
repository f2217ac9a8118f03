import type { Endpoint, PayloadRequest, TypedUser } from 'payload'
import { isAdmin } from '@/cms/access/is-admin'
import { labelFor } from '@/cms/admin/label'
import { refuse } from '@/desk/documents/refuse'
import { defaultDesign } from '@/qr/design'
import { encodeMatrix } from '@/qr/encode'
import { renderPlainSvg } from '@/qr/render'
import { checkPassword } from './check-password'
import { endSessions, findAccount, storePassword } from './links'
import { readBody } from './requests'
import {
  beginSecondFactor,
  confirmSecondFactor,
  readSecondFactor,
  removeSecondFactor,
} from './second-factor'
import { logSecurityEvent, type SecurityEvent } from './security-event'
import { refuseUntil } from './sign-in'
import { countAttempt } from './sign-in-limits'
import { isStoredPassword } from './stored-password'

type Body = Record<string, unknown>
type Own = { user: TypedUser; body: Body; req: PayloadRequest }

/** Creates an endpoint for the account of the signed-in user. */
function ownEndpoint(
  method: 'get' | 'post',
  path: string,
  answer: (own: Own) => Promise<Response>,
): Omit<Endpoint, 'root'> {
  return {
    path,
    method,
    handler: async (req) => {
      if (!req.user) return refuse(403, req.t('error:unauthorized'))
      const body = method === 'post' ? await readBody(req) : {}
      return answer({ user: req.user, body, req })
    },
  }
}

/**
 * `POST {currentPassword, password}` changes the password. The other sessions of the account end.
 */
export const changePassword = ownEndpoint('post', '/password', async ({ user, body, req }) => {
  const refusal = await findPasswordRefusal(user, body.currentPassword, req)
  if (refusal) return refusal
  await checkPassword(body.password, [user.name, user.email], req)
  await storePassword(user.id, String(body.password), presentSession(user), req)
  logSecurityEvent('password changed', user.email, req)
  return Response.json({ message: req.t('general:success') })
})

/**
 * Returns the current session. Payload sets its id on the user of a request, but not in its types.
 */
function presentSession(user: TypedUser): object[] {
  const present: unknown = '_sid' in user ? user._sid : undefined
  return (user.sessions ?? []).filter(({ id }) => id === present)
}

export const showSecondFactor = ownEndpoint('get', '/second-factor', async ({ user, req }) =>
  Response.json(await readSecondFactor(user.id, req)),
)

/**
 * `POST {currentPassword}` starts the setup. Returns the secret as text and as a code for the app.
 */
export const startSecondFactor = ownEndpoint(
  'post',
  '/second-factor',
  async ({ user, body, req }) => {
    const refusal = await findPasswordRefusal(user, body.currentPassword, req)
    if (refusal) return refusal
    const { secret, address } = await beginSecondFactor(user, req)
    const encoded = encodeMatrix(address, { level: 'M' })
    const svg = encoded.ok ? renderPlainSvg(encoded.matrix, defaultDesign) : ''
    return Response.json({ secret, svg })
  },
)

/**
 * `POST {code}` activates the second factor and ends the other sessions. Returns the recovery
 * codes.
 */
export const finishSecondFactor = ownEndpoint(
  'post',
  '/second-factor/confirm',
  async ({ user, body, req }) => {
    const recoveryCodes = await confirmSecondFactor(user, body.code, req)
    await endSessions(user.id, presentSession(user), req)
    logSecurityEvent('second factor added', user.email, req)
    return Response.json({ recoveryCodes })
  },
)

/** `POST {currentPassword}` removes the second factor. The other sessions of the account end. */
export const stopSecondFactor = ownEndpoint(
  'post',
  '/second-factor/remove',
  async ({ user, body, req }) => {
    const refusal = await findPasswordRefusal(user, body.currentPassword, req)
    if (refusal) return refusal
    await removeSecondFactor(user.id, req)
    await endSessions(user.id, presentSession(user), req)
    logSecurityEvent('second factor removed', user.email, req)
    return Response.json({ message: req.t('general:success') })
  },
)

/** Creates an endpoint with which an administrator changes the account of another user. */
function othersEndpoint(
  path: string,
  event: SecurityEvent,
  change: (id: string, req: PayloadRequest) => Promise<void>,
): Omit<Endpoint, 'root'> {
  return {
    path: `/:id${path}`,
    method: 'post',
    handler: async (req) => {
      if (!isAdmin({ req })) return refuse(403, req.t('error:notAllowedToPerformAction'))
      const account = await findAccount({ id: { equals: String(req.routeParams?.id) } }, req)
      if (!account) return refuse(404, req.t('error:notFound'))
      await change(account.id, req)
      logSecurityEvent(event, account.email, req)
      return Response.json({ message: req.t('general:success') })
    },
  }
}

/**
 * `POST` removes the second factor of a user without app and recovery codes. All sessions of the
 * account end.
 */
export const resetSecondFactor = othersEndpoint(
  '/second-factor/remove',
  'second factor removed',
  async (id, req) => {
    await removeSecondFactor(id, req)
    await endSessions(id, [], req)
  },
)

/** `POST` ends all sessions of an account, for example after a device was lost. */
export const endAllSessions = othersEndpoint('/sessions/end', 'sessions ended', (id, req) =>
  endSessions(id, [], req),
)

/**
 * Returns an error response unless the password is correct; a session alone is not enough for these
 * changes.
 */
async function findPasswordRefusal(
  user: TypedUser,
  password: unknown,
  req: PayloadRequest,
): Promise<Response | undefined> {
  const { waitSeconds, forgive } = await countAttempt(`password of ${user.id}`, req)
  if (waitSeconds) return refuseUntil(waitSeconds, req)
  const account = await findAccount({ id: { equals: user.id } }, req)
  if (account && (await isStoredPassword(account, password))) {
    await forgive()
    return undefined
  }
  logSecurityEvent('password change failed', user.email, req)
  return refuse(400, labelFor(req.i18n.language, 'accounts.currentPasswordWrong'))
}
