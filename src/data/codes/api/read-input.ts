import { createHash } from 'node:crypto'
import type { z } from 'zod'
import type { ProblemError } from '@/codes'
import { nextTurn } from '@/data/next-turn'
import { readLimitedBody } from '@/data/read-limited-body'
import { replaceLoneSurrogates } from '@/std/replace-lone-surrogates'
import { ApiProblem } from './api-problem'
import { NotJsonError, type ParsedJson, parseJsonBody, TooMuchJsonError } from './parse-json-body'

/** Fits a design with a logo and the text of a page in the widest characters, with a margin. */
export const documentBytes = 6 * 1024 * 1024
/** Fits an address, a token or a report in the widest characters. */
const textBytes = 32 * 1024

type BodyLimits = {
  maxBytes?: number | undefined
  /** A list in the body that may be long; the schema receives it empty. */
  list?: { name: string; max: number } | undefined
}

export type Input<Body> = {
  body: Body
  /** The elements of the list, not checked yet. */
  list: readonly unknown[]
  /** Identifies a request, with or without its proof of work. */
  fingerprint: Buffer
}

/** Reads the JSON of a request and validates it, without delaying other requests if it is long. */
export async function readInput<Schema extends z.ZodType>(
  request: Request,
  schema: Schema,
  { maxBytes = textBytes, list }: BodyLimits = {},
): Promise<Input<z.output<Schema>>> {
  // Pages of other sites cannot send this type without a preflight request.
  if (!request.headers.get('content-type')?.toLowerCase().startsWith('application/json')) {
    throw new ApiProblem('fileType', { detail: 'Send application/json' })
  }
  const bytes = await readLimitedBody(request, maxBytes)
  if (!bytes) throw new ApiProblem('tooLarge', { values: { megabytes: maxBytes / 1024 / 1024 } })
  const parsed = await parseBody(Buffer.from(bytes.buffer), list)
  await nextTurn()
  const fingerprint = await identify(parsed)
  await nextTurn()
  const body = checkInput(parsed.value, schema)
  return { body, list: parsed.list.map(({ value }) => value), fingerprint }
}

/** Reads the parameters in the URL of a request and validates them. */
export function checkQuery<Schema extends z.ZodType>(
  request: Request,
  schema: Schema,
): z.output<Schema> {
  return checkInput(parseQuery(request), schema)
}

/** Returns the parameters in the URL of a request; throws if one is not UTF-8. */
export function parseQuery({ url }: Request): Record<string, string> {
  const pairs = new URL(url).search.slice(1).split('&').filter(Boolean)
  return Object.fromEntries(
    pairs.map((pair) => {
      const [name = '', ...value] = pair.split('=')
      return [decodePart(name, name), decodePart(value.join('='), name)]
    }),
  )
}

function decodePart(encoded: string, name: string): string {
  try {
    return decodeURIComponent(encoded.replaceAll('+', ' '))
  } catch {
    const detail = 'Percent-encode the parameter as UTF-8'
    const errors = [{ pointer: pointerOf([name]), key: 'codes.document.invalid', detail }]
    throw new ApiProblem('invalid', { errors })
  }
}

async function parseBody(bytes: Buffer, list: BodyLimits['list']): Promise<ParsedJson> {
  try {
    return await parseJsonBody(bytes, list)
  } catch (cause) {
    if (cause instanceof TooMuchJsonError) {
      const detail = 'The body has more values, levels or text than any request needs'
      throw new ApiProblem('invalid', { detail })
    }
    if (!(cause instanceof NotJsonError)) throw cause
    throw new ApiProblem('invalid', { status: 400, detail: 'The body is not JSON in UTF-8' })
  }
}

/** Bytes that are hashed in one turn of the event loop. */
const hashedBytes = 1024 * 1024

async function identify({ value, list }: ParsedJson): Promise<Buffer> {
  const hash = createHash('sha256')
  // A later attempt at the same request may contain a proof.
  const content = isRecord(value) ? { ...value, proof: undefined } : value
  const json = JSON.stringify(content) ?? ''
  await nextTurn()
  const text = Buffer.from(json)
  for (let at = 0; at < text.length; at += hashedBytes) {
    await nextTurn()
    hash.update(text.subarray(at, at + hashedBytes))
  }
  for (const { bytes } of list) {
    await nextTurn()
    hash.update(`\n${bytes.length}\n`).update(bytes)
  }
  return hash.digest()
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Limits the response, because a hostile body may have thousands of errors. */
const maxErrors = 100

/** Validates a part of a request. Reports texts first that PostgreSQL cannot store. */
export function checkInput<Schema extends z.ZodType>(
  value: unknown,
  schema: Schema,
  base = '',
): z.output<Schema> {
  const unstorable = findUnstorable(value)
  if (unstorable.length > 0) {
    const detail = 'U+0000 and lone surrogates are not accepted'
    const errors = unstorable.map((path) => ({
      ...{ pointer: base + pointerOf(path), key: 'codes.document.invalid', detail },
    }))
    throw new ApiProblem('invalid', { errors })
  }
  const checked = schema.safeParse(value)
  if (checked.success) return checked.data
  const errors = checked.error.issues.flatMap((each) => formatIssue(each, base))
  throw new ApiProblem('invalid', { errors: errors.slice(0, maxErrors) })
}

function isStorable(text: string): boolean {
  return !text.includes('\0') && replaceLoneSurrogates(text) === text
}

/** Lists the paths of texts and names with U+0000 or a lone surrogate. */
function findUnstorable(value: unknown): PropertyKey[][] {
  const found: PropertyKey[][] = []
  // Without recursion, because the JSON in a query may have any number of levels.
  const waiting: { part: unknown; path: PropertyKey[] }[] = [{ part: value, path: [] }]
  for (let next = waiting.pop(); next && found.length < maxErrors; next = waiting.pop()) {
    const { part, path } = next
    if (typeof part === 'string') {
      if (!isStorable(part)) found.push(path)
    } else if (Array.isArray(part)) {
      for (const [index, member] of part.entries())
        waiting.push({ part: member, path: [...path, index] })
    } else if (typeof part === 'object' && part !== null) {
      for (const [name, member] of Object.entries(part)) {
        if (isStorable(name)) waiting.push({ part: member, path: [...path, name] })
        else found.push(path)
      }
    }
  }
  return found
}

type Issue = z.core.$ZodIssue

/** Formats an issue. Custom checks have a message key and values; others have the schema's message. */
function formatIssue(issue: Issue, base: string): ProblemError[] {
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((name) => ({
      pointer: base + pointerOf([...issue.path, name]),
      key: 'codes.document.unknownMember',
      values: { name },
      detail: `Unknown member “${name}”`,
    }))
  }
  const own = issue.code === 'custom' ? issue.params : undefined
  const key = typeof own?.key === 'string' ? own.key : 'codes.document.invalid'
  const values = own?.values as Record<string, string | number> | undefined
  const pointer = base + pointerOf(issue.path)
  return [{ pointer, key, ...(values && { values }), detail: issue.message }]
}

/** Formats a path as a JSON pointer (RFC 6901). */
export function pointerOf(path: readonly PropertyKey[]): string {
  return path.map((part) => `/${String(part).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('')
}
