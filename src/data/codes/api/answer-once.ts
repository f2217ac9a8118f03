import 'server-only'
import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'
import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import { sql } from 'drizzle-orm'
import { idempotencyKeyHeader } from '@/codes'
import type { Execute } from '@/data/in-transaction'
import { nextTurn } from '@/data/next-turn'
import { queryRows } from '@/data/query-rows'
import { readBearer } from '@/data/read-bearer'
import { sign } from '@/data/sign'
import { ApiProblem } from './api-problem'
import { checkIdempotencyKey } from './check-idempotency-key'

/** A code in a response, and the hash of the edit key that it had then. */
type AnsweredCode = { id: string; editKeyHash: string | null }

/** Stores a response with its codes, in the transaction that does the work it reports. */
export type StoreAnswer = (
  execute: Execute,
  answer: Buffer,
  codes: readonly AnsweredCode[],
) => Promise<void>

type Attempt = {
  fingerprint: Buffer
  /** The key that was checked; undefined for anonymous requests. */
  workspace: { keyId: string } | undefined
}

const patienceMs = 10_000
const pauseMs = 100

/**
 * Returns the response of `run`, or the stored response of an earlier request with the same
 * credential and `Idempotency-Key` within a day, which is not run again. Responses contain edit keys:
 * they are stored encrypted with the header as the key, anonymous requests need a header that cannot
 * be guessed, and edit keys that were replaced since are not repeated.
 */
export async function answerOnce(
  request: Request,
  { fingerprint, workspace }: Attempt,
  run: (store: StoreAnswer) => Promise<Buffer>,
): Promise<Buffer> {
  const idempotencyKey = request.headers.get(idempotencyKeyHeader)
  if (idempotencyKey === null) return run(async () => {})
  checkIdempotencyKey(idempotencyKey, workspace === undefined)
  const { pathname } = new URL(request.url)
  // Bearer tokens contain no spaces, so none can pass for the key of a workspace.
  const credential = workspace ? `workspace key ${workspace.keyId}` : readBearer(request)
  const key = hash([pathname, credential, idempotencyKey].join('\n'))
  const deadline = Date.now() + patienceMs
  while (!(await claim(key, fingerprint))) {
    const stored = await findStored(key)
    if (stored && !stored.request.equals(fingerprint)) throw new ApiProblem('conflict')
    if (stored?.answer) return replay(await decrypt(stored.answer, idempotencyKey))
    if (Date.now() > deadline) throw inProgress()
    await new Promise((resolve) => setTimeout(resolve, pauseMs))
  }
  try {
    return await run(async (execute, answer, codes) => {
      const content = Buffer.concat([Buffer.from(`${JSON.stringify(codes)}\n`), answer])
      await store(execute, key, await encrypt(content, idempotencyKey))
    })
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
  if (rows.length === 0) throw inProgress()
}

function inProgress(): ApiProblem {
  return new ApiProblem('inProgress', { retrySeconds: 5 })
}

/** Returns the answer in a stored content, with problems in place of codes that have changed hands. */
async function replay(content: Buffer): Promise<Buffer> {
  const end = content.indexOf('\n')
  const codes = content.subarray(0, end).toString()
  const answer = content.subarray(end + 1)
  const refused = await findRefused(codes)
  if (refused.size === 0) return answer
  await nextTurn()
  const parsed = JSON.parse(answer.toString()) as { results?: object[] }
  const [problem] = refused.values()
  if (!parsed.results) throw problem
  let place = 0
  const results = parsed.results.map((result) => {
    if (!('code' in result)) return result
    place += 1
    return refused.get(place)?.problem ?? result
  })
  await nextTurn()
  return Buffer.from(JSON.stringify({ ...parsed, results }))
}

/** Returns the problems of codes that are deleted or have another edit key, by place from 1. */
async function findRefused(codes: string): Promise<Map<number, ApiProblem>> {
  const rows = await queryRows<{ place: string; isGone: boolean }>(sql`
    select place, codes.id is null or codes.deleted_at is not null as "isGone"
    from jsonb_array_elements(${codes}::jsonb) with ordinality as answered(code, place)
      left join codes on codes.id = (code ->> 'id')::uuid
    where codes.id is null or codes.deleted_at is not null
      or codes.edit_key_hash is distinct from code ->> 'editKeyHash'`)
  return new Map(
    rows.map(({ place, isGone }) => [Number(place), new ApiProblem(isGone ? 'gone' : 'replaced')]),
  )
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
