import { randomBytes } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import {
  commitTransaction,
  type Endpoint,
  initTransaction,
  killTransaction,
  type PayloadRequest,
} from 'payload'
import { isAdmin } from '@/cms/access/is-admin'
import { labelFor } from '@/cms/admin/label'
import { roles } from '@/cms/collections/roles'
import { queueMail } from '@/cms/mail/queue-mail'
import { connectionOf } from '@/desk/documents/connection-of'
import { refuse } from '@/desk/documents/refuse'
import { env } from '@/env'
import { isLocale } from '@/i18n/locales'
import {
  createAccountLink,
  findLinkToken,
  firstAccount,
  isAuthenticLink,
  linkSeconds,
} from './account-link'
import { checkPassword } from './check-password'
import { readBody } from './requests'
import { logSecurityEvent } from './security-event'
import { removeSetupFile } from './setup-file'
import { refuseUntil } from './sign-in'
import { countMail, createDeviceCookie } from './sign-in-limits'
import type { StoredPassword } from './stored-password'

type Account = StoredPassword & { id: string; email: string; name: string }

const setupLock = 7_203_803

/**
 * `POST {token, password}` sets the password of an account; with the link for the first account
 * also `{name, email}`, which creates the account. Other sessions of the account end.
 */
export const setUp: Omit<Endpoint, 'root'> = {
  path: '/set-up',
  method: 'post',
  handler: async (req) => {
    const { token, password, name, email } = await readBody(req)
    const link = findLinkToken(token)
    const secret = env.PAYLOAD_SECRET ?? ''
    if (link?.subject === firstAccount && isAuthenticLink(secret, link, '')) {
      if (typeof name !== 'string' || !name.trim() || typeof email !== 'string' || !email.trim())
        return refuse(400, req.t('error:missingRequiredData'))
      await checkPassword(password, [name, email], req)
      const account = { name: name.trim(), email: email.trim(), password: String(password) }
      if (!(await createFirstAccount(account, req))) return refuseLink(req)
      removeSetupFile(env.DATA_DIR)
      return confirmUse(account.email.toLowerCase(), req)
    }
    const account = link && (await findAccount({ id: { equals: link.subject } }, req))
    if (!link || !account || !isAuthenticLink(secret, link, account.hash ?? ''))
      return refuseLink(req)
    await checkPassword(password, [account.name, account.email], req)
    await storePassword(account.id, String(password), [], req)
    return confirmUse(account.email, req)
  },
}

/** Closes Payload's registration of the first account, which needs no secret. */
export const closedRegistration: Omit<Endpoint, 'root'> = {
  path: '/first-register',
  method: 'post',
  handler: async (req) => refuse(403, labelFor(req.i18n.language, 'accounts.linkNeeded')),
}

/** Closes Payload's password reset, which stores its tokens in plain text. */
export const closedReset: Omit<Endpoint, 'root'> = {
  path: '/reset-password',
  method: 'post',
  handler: async (req) => refuse(403, labelFor(req.i18n.language, 'accounts.linkNeeded')),
}

/** `POST {name, email, role, languages}` creates an account whose owner chooses the password. */
export const invite: Omit<Endpoint, 'root'> = {
  path: '/invitations',
  method: 'post',
  handler: async (req) => {
    if (!isAdmin({ req })) return refuse(403, req.t('error:notAllowedToPerformAction'))
    const { name, email, role, languages } = await readBody(req)
    const known = roles.find((one) => one === role)
    if (typeof name !== 'string' || typeof email !== 'string' || !known)
      return refuse(400, req.t('error:missingRequiredData'))
    const created = await req.payload.create({
      collection: 'users',
      data: {
        name,
        email,
        role: known,
        languages: Array.isArray(languages) ? languages.filter(isLocale) : [],
        password: createRandomPassword(),
      },
      req,
      overrideAccess: true,
    })
    return answerWithLink(created.id, req)
  },
}

/** `POST` creates a link with which the owner of an account chooses a new password. */
export const createLink: Omit<Endpoint, 'root'> = {
  path: '/:id/link',
  method: 'post',
  handler: async (req) => {
    if (!isAdmin({ req })) return refuse(403, req.t('error:notAllowedToPerformAction'))
    return answerWithLink(String(req.routeParams?.id), req)
  },
}

/**
 * `POST {email}` mails a link if the account exists; the response is the same without an account.
 */
export const mailLink: Omit<Endpoint, 'root'> = {
  path: '/forgot-password',
  method: 'post',
  handler: async (req) => {
    const { email } = await readBody(req)
    const address = typeof email === 'string' ? email.toLowerCase().trim() : ''
    if (!address) return refuse(400, req.t('error:missingRequiredData'))
    const { waitSeconds, isDue } = await countMail(address, req)
    if (waitSeconds) return refuseUntil(waitSeconds, req)
    // Not awaited: the response time would reveal whether the account exists.
    if (isDue && env.SMTP_URL)
      findAccount({ email: { equals: address } }, req)
        .then((account) => {
          if (!account) return
          const expiresAt = new Date(Date.now() + linkSeconds.reset * 1000)
          const mail = writeMail(account, 'reset', req)
          return queueMail(req.payload, { ...mail, kind: 'reset', expiresAt })
        })
        .catch((cause: unknown) => req.payload.logger.error(cause))
    return Response.json({ message: req.t('general:success') })
  },
}

/** A link to share with the owner of an account, and whether they got it by email. */
export type CreatedLink = { link: string; mailed: boolean }

async function answerWithLink(id: string, req: PayloadRequest): Promise<Response> {
  const account = await findAccount({ id: { equals: id } }, req)
  if (!account) return refuse(404, req.t('error:notFound'))
  const link = linkOf(account, linkSeconds.invitation)
  logSecurityEvent('account link created', account.email, req)
  let mailed = false
  if (env.SMTP_URL) {
    mailed = await req.payload.sendEmail(writeMail(account, 'invitation', req)).then(
      () => true,
      (cause: unknown) => {
        req.payload.logger.error(cause)
        return false
      },
    )
  }
  return Response.json({ link, mailed } satisfies CreatedLink)
}

function linkOf({ id, hash }: Account, seconds: number): string {
  const settings = { secret: env.PAYLOAD_SECRET ?? '', siteUrl: env.SITE_URL }
  return createAccountLink(settings, id, hash ?? '', seconds)
}

function writeMail(account: Account, kind: 'invitation' | 'reset', req: PayloadRequest) {
  const { language } = req.i18n
  const texts = kind === 'invitation' ? 'accounts.mail.invitation' : 'accounts.mail.reset'
  const validity = kind === 'invitation' ? 'accounts.mail.validWeek' : 'accounts.mail.validHour'
  return {
    to: account.email,
    subject: `${labelFor(language, `${texts}Subject`)} · ${new URL(env.SITE_URL).host}`,
    text: [
      labelFor(language, 'accounts.mail.greeting'),
      labelFor(language, texts),
      linkOf(account, linkSeconds[kind]),
      labelFor(language, validity),
      labelFor(language, 'accounts.mail.ignore'),
    ].join('\n\n'),
  }
}

/** Creates the administrator unless an account exists. Concurrent requests wait. */
async function createFirstAccount(
  data: { name: string; email: string; password: string },
  req: PayloadRequest,
): Promise<boolean> {
  const owns = await initTransaction(req)
  try {
    const connection = await connectionOf(req)
    await connection.execute(sql`select pg_advisory_xact_lock(${setupLock})`)
    const { totalDocs } = await req.payload.count({
      collection: 'users',
      req,
      overrideAccess: true,
    })
    if (totalDocs === 0)
      await req.payload.create({
        collection: 'users',
        data: { ...data, role: 'admin' },
        req,
        overrideAccess: true,
      })
    if (owns) await commitTransaction(req)
    return totalDocs === 0
  } catch (cause) {
    await killTransaction(req)
    throw cause
  }
}

/** Returns the account with its hash, which no operation of Payload returns. */
export async function findAccount(
  where: { id: { equals: string } } | { email: { equals: string } },
  req: PayloadRequest,
): Promise<Account | undefined> {
  if ('id' in where && !/^[0-9a-f-]{36}$/.test(where.id.equals)) return undefined
  const found = await req.payload.db.findOne<Account>({ collection: 'users', where, req })
  return found ?? undefined
}

/** Stores a new password and ends all sessions except those listed. */
export async function storePassword(
  id: string,
  password: string,
  retainedSessions: object[],
  req: PayloadRequest,
): Promise<void> {
  await req.payload.update({
    collection: 'users',
    id,
    data: { password },
    req,
    overrideAccess: true,
  })
  await endSessions(id, retainedSessions, req)
}

/** Ends all sessions of an account except those listed. */
export async function endSessions(
  id: string,
  retainedSessions: object[],
  req: PayloadRequest,
): Promise<void> {
  await req.payload.db.updateOne({
    collection: 'users',
    id,
    data: { sessions: retainedSessions },
    req,
    returning: false,
  })
}

function confirmUse(email: string, req: PayloadRequest): Response {
  logSecurityEvent('account link used', email, req)
  const headers = { 'set-cookie': createDeviceCookie(email) }
  return Response.json({ email }, { headers })
}

function refuseLink(req: PayloadRequest): Response {
  logSecurityEvent('account link refused', '', req)
  return refuse(403, labelFor(req.i18n.language, 'accounts.linkInvalid'))
}

/** Creates a password that is never shown, for an account whose owner has not chosen one yet. */
function createRandomPassword(): string {
  return randomBytes(24).toString('base64url')
}
