import 'server-only'
import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'
import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import { sql } from 'drizzle-orm'
import type { Execute } from '@/data/in-transaction'
import { queryRows } from '@/data/query-rows'
import { sign } from '@/data/sign'
import { visitorAddress } from '@/data/visitor-address'
import { networkOf } from '@/std/network-of'
import { ApiProblem } from './api-problem'
import { idempotencyKeyLength } from './request-limits'

/** Stores the answer, as it is sent, in the transaction that does what it tells of. */
export type KeepAnswer = (execute: Execute, answer: Buffer) => Promise<void>

const patienceMs = 10_000
const pauseMs = 100

/**
 * The answer of `make`, or the one that was given to the same request before: what is repeated
 * with the `Idempotency-Key` of an earlier attempt, within a day, is not done again. Answers have
 * edit keys in them, so they are kept under lock; the header is the key.
 */
export async function answerOnce(
  request: Request,
  fingerprint: Buffer,
  make: (keep: KeepAnswer) => Promise<Buffer>,
): Promise<Buffer> {
  const given = request.headers.get('idempotency-key')
  if (given === null) return make(async () => {})
  const { min, max } = idempotencyKeyLength
  if (!/^[\x21-\x7e]*$/.test(given) || given.length < min || given.length > max) {
    const detail = `An Idempotency-Key has ${min} to ${max} letters, digits and symbols`
    throw new ApiProblem('invalid', { status: 400, detail })
  }
  const { pathname } = new URL(request.url)
  const key = hash([pathname, networkOf(visitorAddress(request)), given].join('\n'))
  const deadline = Date.now() + patienceMs
  while (!(await claim(key, fingerprint))) {
    const kept = await findKept(key)
    if (kept && !kept.request.equals(fingerprint)) throw new ApiProblem('conflict')
    if (kept?.answer) return unlock(kept.answer, given)
    if (Date.now() > deadline) throw new ApiProblem('unavailable', { retrySeconds: 5 })
    await new Promise((resolve) => setTimeout(resolve, pauseMs))
  }
  try {
    return await make((execute, answer) =>
      lock(answer, given).then((locked) => keep(execute, key, locked)),
    )
  } catch (cause) {
    await queryRows(sql`delete from idempotency_keys where key = ${key} and answer is null`)
    throw cause
  }
}

/**
 * Whether the request is ours to do: no process has begun it, or the one that did never finished.
 */
async function claim(key: Buffer, fingerprint: Buffer): Promise<boolean> {
  await queryRows(sql`delete from idempotency_keys where created_at < now() - interval '1 day'`)
  const rows = await queryRows(sql`
    insert into idempotency_keys (key, request) values (${key}, ${fingerprint})
    on conflict (key) do update set request = excluded.request, created_at = now()
      where idempotency_keys.answer is null
        and idempotency_keys.created_at < now() - interval '1 minute'
    returning key`)
  return rows.length > 0
}

type Kept = { request: Buffer; answer: Buffer | null }

async function findKept(key: Buffer): Promise<Kept | undefined> {
  const [row] = await queryRows<Kept>(
    sql`select request, answer from idempotency_keys where key = ${key}`,
  )
  return row
}

async function keep(execute: Execute, key: Buffer, answer: Buffer): Promise<void> {
  const rows = await execute(sql`
    update idempotency_keys set status = 200, answer = ${answer}
    where key = ${key} and answer is null returning key`)
  // Someone else took over meanwhile; what this attempt has done is undone.
  if (rows.length === 0) throw new ApiProblem('conflict')
}

function hash(content: string | Uint8Array): Buffer {
  return createHash('sha256').update(content).digest()
}

const nonceBytes = 12
const tagBytes = 16

const pack = promisify(gzip)
const unpack = promisify(gunzip)

async function lock(answer: Buffer, given: string): Promise<Buffer> {
  const nonce = randomBytes(nonceBytes)
  const cipher = createCipheriv('aes-256-gcm', sign('idempotent answers', given), nonce)
  const locked = cipher.update(await pack(answer))
  return Buffer.concat([nonce, locked, cipher.final(), cipher.getAuthTag()])
}

function unlock(kept: Buffer, given: string): Promise<Buffer> {
  const nonce = kept.subarray(0, nonceBytes)
  const decipher = createDecipheriv('aes-256-gcm', sign('idempotent answers', given), nonce)
  decipher.setAuthTag(kept.subarray(-tagBytes))
  const packed = decipher.update(kept.subarray(nonceBytes, -tagBytes))
  return unpack(Buffer.concat([packed, decipher.final()]))
}
