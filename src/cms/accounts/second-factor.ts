import { createHmac, randomInt } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import { Secret, TOTP } from 'otpauth'
import { APIError, type PayloadRequest, type TypedUser } from 'payload'
import { labelFor } from '@/cms/admin/label'
import { connectionOf } from '@/desk/documents/connection-of'
import { env } from '@/env'
import { openSecret, sealSecret } from './seal-secret'

const collection = 'second-factors'
const recoveryCodeCount = 10
const recoveryLength = 10
/** Alphabet of recovery codes, without characters that are easily confused. */
const recoveryAlphabet = 'ABCDEFGHJKMNPQRSTVWXYZ23456789'

export class SecondFactorError extends APIError {
  constructor(req: PayloadRequest, isMissing: boolean) {
    const key = isMissing ? 'accounts.codeNeeded' : 'accounts.codeWrong'
    super(labelFor(req.i18n.language, key), 401, { secondFactor: true }, true)
    this.name = 'SecondFactorError'
  }
}

/** State of an account's second factor, as shown in the admin. */
export type SecondFactorState = { isOn: boolean; recoveryCodes: number }

export async function readSecondFactor(
  userId: string,
  req: PayloadRequest,
): Promise<SecondFactorState> {
  const found = await findConfirmed(userId, req)
  return { isOn: Boolean(found), recoveryCodes: found?.recoveryCodes.length ?? 0 }
}

/** Creates a new secret, which is active only after one of its codes has been entered. */
export async function beginSecondFactor(user: TypedUser, req: PayloadRequest) {
  const secret = new Secret({ size: 20 })
  await removeUnconfirmed(user.id, req)
  await req.payload.create({
    collection,
    data: { user: user.id, secret: sealSecret(secret.base32, user.id), lastStep: 0 },
    req,
    overrideAccess: true,
  })
  return { secret: secret.base32, address: totpOf(secret.base32, user.email).toString() }
}

/** Activates the second factor. Returns the recovery codes, which are shown only once. */
export async function confirmSecondFactor(
  user: TypedUser,
  code: unknown,
  req: PayloadRequest,
): Promise<string[]> {
  const { docs } = await req.payload.find({
    collection,
    where: { user: { equals: user.id }, confirmed: { not_equals: true } },
    limit: 1,
    depth: 0,
    req,
    overrideAccess: true,
    showHiddenFields: true,
  })
  const [begun] = docs
  const step = begun && findStep(openSecret(begun.secret, user.id), code)
  if (!begun || step === undefined) throw new SecondFactorError(req, false)
  const codes = Array.from({ length: recoveryCodeCount }, createRecoveryCode)
  await req.payload.delete({
    collection,
    where: { user: { equals: user.id }, confirmed: { equals: true } },
    req,
    overrideAccess: true,
  })
  await req.payload.update({
    collection,
    id: begun.id,
    data: { confirmed: true, lastStep: step, recoveryCodes: codes.map(hashRecoveryCode) },
    req,
    overrideAccess: true,
  })
  return codes
}

export async function removeSecondFactor(userId: string, req: PayloadRequest): Promise<void> {
  await req.payload.delete({
    collection,
    where: { user: { equals: userId } },
    req,
    overrideAccess: true,
  })
}

/**
 * Requires a valid code if the account has a second factor. App codes and recovery codes work once:
 * of two concurrent requests, only one succeeds.
 */
export async function requireSecondFactor(
  userId: string,
  code: unknown,
  req: PayloadRequest,
): Promise<void> {
  const factor = await findConfirmed(userId, req)
  if (!factor) return
  if (typeof code !== 'string' || code.trim() === '') throw new SecondFactorError(req, true)
  const connection = await connectionOf(req)
  const step = findStep(openSecret(factor.secret, userId), code)
  const { rowCount } = await connection.execute(
    step === undefined
      ? sql`update second_factors set recovery_codes = recovery_codes - ${hashRecoveryCode(code)}::text
            where id = ${factor.id} and recovery_codes @> ${JSON.stringify([hashRecoveryCode(code)])}::jsonb`
      : sql`update second_factors set last_step = ${step}
            where id = ${factor.id} and last_step < ${step}`,
  )
  if (rowCount !== 1) throw new SecondFactorError(req, false)
}

async function findConfirmed(userId: string, req: PayloadRequest) {
  const { docs } = await req.payload.find({
    collection,
    where: { user: { equals: userId }, confirmed: { equals: true } },
    limit: 1,
    depth: 0,
    req,
    overrideAccess: true,
    showHiddenFields: true,
  })
  const [found] = docs
  if (!found) return undefined
  const codes: unknown = found.recoveryCodes
  return { ...found, recoveryCodes: Array.isArray(codes) ? codes : [] }
}

async function removeUnconfirmed(userId: string, req: PayloadRequest): Promise<void> {
  await req.payload.delete({
    collection,
    where: { user: { equals: userId }, confirmed: { not_equals: true } },
    req,
    overrideAccess: true,
  })
}

function totpOf(secret: string, label: string): TOTP {
  return new TOTP({ issuer: new URL(env.SITE_URL).hostname, label, secret })
}

/** Returns the time step of a code: the current step or a neighbor, for clocks that differ. */
function findStep(secret: string | undefined, code: unknown): number | undefined {
  const digits = typeof code === 'string' ? code.replaceAll(' ', '') : ''
  if (secret === undefined || !/^\d{6}$/.test(digits)) return undefined
  const totp = totpOf(secret, '')
  const delta = totp.validate({ token: digits, window: 1 })
  return delta === null ? undefined : totp.counter() + delta
}

function createRecoveryCode(): string {
  const signs = Array.from(
    { length: recoveryLength },
    () => recoveryAlphabet[randomInt(recoveryAlphabet.length)],
  )
  return `${signs.slice(0, 5).join('')}-${signs.slice(5).join('')}`
}

/** Recovery codes are long and random, so a keyed hash protects them. */
function hashRecoveryCode(code: string): string {
  const plain = code.toUpperCase().replace(/[^A-Z0-9]/g, '')
  return createHmac('sha256', `recovery ${env.PAYLOAD_SECRET}`).update(plain).digest('base64url')
}
