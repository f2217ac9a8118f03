import 'server-only'
import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'
import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import { sql } from 'drizzle-orm'
import { idempotencyKeyHeader } from '@/codes'
import type { Execute } from '@/data/in-transaction'
import { queryRows } from '@/data/query-rows'
import { sign } from '@/data/sign'
import { visitorAddress } from '@/data/visitor-address'
import { networkOf } from '@/std/network-of'
import { ApiProblem } from './api-problem'
import { idempotencyKeyLength } from './request-limits'

/** Stores a response in the transaction that does the work it reports. */
export type StoreAnswer = (execute: Execute, answer: Buffer) => Promise<void>

const patienceMs = 10_000
const pauseMs = 100

/**
 * Returns the response of `run`, or the stored response of an earlier request with the same
 * `Idempotency-Key` within a day, which is not run again. Responses contain edit keys, so they are
 * stored encrypted with the header as the key.
 */
export async function answerOnce(
  request: Request,
  fingerprint: Buffer,
  run: (store: StoreAnswer) => Promise<Buffer>,
): Promise<Buffer> {
  const idempotencyKey = request.headers.get(idempotencyKeyHeader)
  if (idempotencyKey === null) return run(async () => {})
  const { min, max } = idempotencyKeyLength
  if (
    !/^[\x21-\x7e]*$/.test(idempotencyKey) ||
    idempotencyKey.length < min ||
    idempotencyKey.length > max
  ) {
    const detail = `An Idempotency-Key has ${min} to ${max} letters, digits and symbols`
    throw new ApiProblem('invalid', { status: 400, detail })
  }
  const { pathname } = new URL(request.url)
  const key = hash([pathname, networkOf(visitorAddress(request)), idempotencyKey].join('\n'))
  const deadline = Date.now() + patienceMs
  while (!(await claim(key, fingerprint))) {
    const stored = await findStored(key)
    if (stored && !stored.request.equals(fingerprint)) throw new ApiProblem('conflict')
    if (stored?.answer) return decrypt(stored.answer, idempotencyKey)
    if (Date.now() > deadline) throw new ApiProblem('unavailable', { retrySeconds: 5 })
    await new Promise((resolve) => setTimeout(resolve, pauseMs))
  }
  try {
    return await run((execute, answer) =>
      encrypt(answer, idempotencyKey).then((encrypted) => store(execute, key, encrypted)),
    )
  } catch (cause) {
    await queryRows(sql`delete from idempotency_keys where key = ${key} and answer is null`)
    throw cause
  }
}

/** Whether this process may run the request: no other has started it, or it never finished. */
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

type Stored = { request: Buffer; answer: Buffer | null }

async function findStored(key: Buffer): Promise<Stored | undefined> {
  const [row] = await queryRows<Stored>(
    sql`select request, answer from idempotency_keys where key = ${key}`,
  )
  return row
}

async function store(execute: Execute, key: Buffer, answer: Buffer): Promise<void> {
  const rows = await execute(sql`
    update idempotency_keys set status = 200, answer = ${answer}
    where key = ${key} and answer is null returning key`)
  // Another attempt has claimed the request, so this transaction is rolled back.
  if (rows.length === 0) throw new ApiProblem('conflict')
}

function hash(content: string | Uint8Array): Buffer {
  return createHash('sha256').update(content).digest()
}

const nonceBytes = 12
const tagBytes = 16

const pack = promisify(gzip)
const unpack = promisify(gunzip)

async function encrypt(answer: Buffer, idempotencyKey: string): Promise<Buffer> {
  const nonce = randomBytes(nonceBytes)
  const cipher = createCipheriv('aes-256-gcm', sign('idempotent answers', idempotencyKey), nonce)
  const encrypted = cipher.update(await pack(answer))
  return Buffer.concat([nonce, encrypted, cipher.final(), cipher.getAuthTag()])
}

function decrypt(stored: Buffer, idempotencyKey: string): Promise<Buffer> {
  const nonce = stored.subarray(0, nonceBytes)
  const decipher = createDecipheriv(
    'aes-256-gcm',
    sign('idempotent answers', idempotencyKey),
    nonce,
  )
  decipher.setAuthTag(stored.subarray(-tagBytes))
  const packed = decipher.update(stored.subarray(nonceBytes, -tagBytes))
  return unpack(Buffer.concat([packed, decipher.final()]))
}
