import { createHmac, randomBytes } from 'node:crypto'
import type { PostgresAdapter } from '@payloadcms/db-postgres'
import { stringifySetCookie } from 'cookie'
import type { PayloadRequest } from 'payload'
import { env, visitorAddressHeader } from '@/env'
import { paths } from '@/paths'
import { type Counter, openCounter } from '@/services/open-counter'
import { prefixCookie } from '@/std/cookie-prefix'
import { isSameSecret } from '@/std/is-same-secret'
import { networkOf } from '@/std/network-of'
import { readCookie } from '@/std/read-cookie'

type Limit = { name: string; most: number; seconds: number }

/** Number of failed attempts that are allowed per period. */
const limits = {
  /** Attempts from one network, for any account. */
  network: { name: 'sign-in network', most: 20, seconds: 15 * 60 },
  /** Attempts for one account, from browsers that have never signed in to it. */
  account: { name: 'sign-in account', most: 30, seconds: 60 * 60 },
  /**
   * Attempts for one account from a browser that has signed in to it, which the two limits above
   * ignore.
   */
  device: { name: 'sign-in device', most: 10, seconds: 15 * 60 },
  /** Links sent by mail, per network and per account. */
  mailNetwork: { name: 'account mail network', most: 10, seconds: 60 * 60 },
  mailAccount: { name: 'account mail', most: 3, seconds: 60 * 60 },
} satisfies Record<string, Limit>

const secure = env.SITE_URL.startsWith('https:')
const deviceCookie = prefixCookie('__Secure-', 'staff-device', { secure })
const deviceSeconds = 180 * 24 * 3600

const counters = new Map<number, Counter>()

function getCounter({ seconds }: Limit, req: PayloadRequest): Counter {
  let counter = counters.get(seconds)
  if (!counter) {
    counter = openCounter((req.payload.db as unknown as PostgresAdapter).pool, seconds)
    counters.set(seconds, counter)
  }
  return counter
}

export type Attempt = {
  /** Set when no further attempt is allowed yet. */
  waitSeconds: number | undefined
  /** Removes the attempt from the count after a successful sign-in. */
  forgive: () => Promise<void>
}

/**
 * Counts an attempt to sign in to `account` before its password is checked. A browser that has
 * signed in to the account before has a separate count, so that strangers cannot lock out the
 * owner.
 */
export async function countAttempt(account: string, req: PayloadRequest): Promise<Attempt> {
  const device = findDevice(account, req)
  return count(
    device
      ? [[limits.device, device]]
      : [
          [limits.network, visitorNetwork(req)],
          [limits.account, account],
        ],
    req,
  )
}

/**
 * Counts a requested link: `waitSeconds` is the limit of the network, `isDue` that of the account.
 */
export async function countMail(account: string, req: PayloadRequest) {
  const network = await count([[limits.mailNetwork, visitorNetwork(req)]], req)
  if (network.waitSeconds) return { waitSeconds: network.waitSeconds, isDue: false }
  const mail = await count([[limits.mailAccount, account]], req)
  return { waitSeconds: undefined, isDue: mail.waitSeconds === undefined }
}

async function count(subjects: [Limit, string][], req: PayloadRequest): Promise<Attempt> {
  const counted = await Promise.all(
    subjects.map(async ([limit, subject]) => {
      const key = pseudonymize(`${limit.name}\n${subject}`)
      const state = await getCounter(limit, req).consume(key, 1)
      return { limit, key, state }
    }),
  )
  const waits = counted
    .filter(({ limit, state }) => state.consumedPoints > limit.most)
    .map(({ state }) => Math.max(1, Math.ceil(state.msBeforeNext / 1000)))
  return {
    waitSeconds: waits.length > 0 ? Math.max(...waits) : undefined,
    forgive: async () => {
      await Promise.all(counted.map(({ limit, key }) => getCounter(limit, req).reward(key, 1)))
    },
  }
}

/** Creates the cookie that identifies this browser at the next attempt. */
export function createDeviceCookie(account: string): string {
  const id = randomBytes(12).toString('base64url')
  return stringifySetCookie(deviceCookie, `${id}.${signDevice(id, account)}`, {
    maxAge: deviceSeconds,
    path: `${paths.api}/users`,
    httpOnly: true,
    secure,
    sameSite: 'strict',
  })
}

function findDevice(account: string, req: PayloadRequest): string | undefined {
  const cookie = readCookie(req.headers.get('cookie') ?? '', deviceCookie) ?? ''
  const [id = '', signature = ''] = cookie.split('.')
  return isSameSecret(signature, signDevice(id, account)) ? id : undefined
}

export function readVisitorAddress(req: PayloadRequest): string {
  return req.headers.get(visitorAddressHeader) ?? ''
}

const visitorNetwork = (req: PayloadRequest) => networkOf(readVisitorAddress(req))

const signDevice = (id: string, account: string) => pseudonymize(`device\n${id}\n${account}`)

/** Returns a keyed hash that distinguishes accounts and networks without revealing their names. */
export function pseudonymize(text: string): string {
  const key = createHmac('sha256', env.PAYLOAD_SECRET ?? '')
    .update('staff accounts')
    .digest()
  return createHmac('sha256', key).update(text).digest('base64url')
}
