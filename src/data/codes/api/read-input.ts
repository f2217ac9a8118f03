import { createHash } from 'node:crypto'
import type { z } from 'zod'
import type { ProblemError } from '@/codes'
import { nextTurn } from '@/data/next-turn'
import { readLimitedBody } from '@/data/read-limited-body'
import { replaceLoneSurrogates } from '@/std/replace-lone-surrogates'
import { ApiProblem } from './api-problem'

/** Fits a design with a logo and the text of a page in the widest characters, with a margin. */
export const documentBytes = 5 * 1024 * 1024
/** Fits an address, a token or a report in the widest characters. */
const textBytes = 32 * 1024
/**
 * Maximum number of commas, and of brackets of each kind. They bound the number of values, and thus
 * the time that parsing takes: 5 MB of empty objects take 300 ms, of text 4 ms. A thousand codes
 * with fifty values each need no more.
 */
const maxSigns = 50_000
/**
 * More values than the largest document and the largest style contain together, and more levels.
 * For each element of a list. Refusing invalid values takes much longer than parsing them.
 */
const maxValues = 3_000
const maxLevels = 64

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
  const value = await parseJson(bytes)
  const elements = list ? takeElements(value, list) : []
  const hash = createHash('sha256')
  for (const part of [value, ...elements]) {
    await nextTurn()
    refuseExcess(part)
    // A later attempt at the same request may contain a proof.
    const unproven = part === value && isRecord(value) ? { ...value, proof: undefined } : part
    const json = JSON.stringify(unproven)
    await nextTurn()
    hash.update(`${json}\n`)
  }
  await nextTurn()
  return { body: checkInput(value, schema), list: elements, fingerprint: hash.digest() }
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

/** Bytes that are decoded in one turn of the event loop. */
const decodedBytes = 1024 * 1024

async function parseJson(bytes: Uint8Array): Promise<unknown> {
  const text = await decode(bytes)
  for (const sign of ',[{') if (text.split(sign, maxSigns).length === maxSigns) throw tooMuch()
  await nextTurn()
  try {
    return JSON.parse(text)
  } catch {
    throw notJson()
  }
}

async function decode(bytes: Uint8Array): Promise<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })
  let text = ''
  try {
    for (let at = 0; at < bytes.length; at += decodedBytes) {
      text += decoder.decode(bytes.subarray(at, at + decodedBytes), { stream: true })
      await nextTurn()
    }
    return text + decoder.decode()
  } catch {
    throw notJson()
  }
}

/** Replaces the list in a body by an empty one, and returns its elements. */
function takeElements(body: unknown, { name, max }: NonNullable<BodyLimits['list']>): unknown[] {
  const elements = isRecord(body) ? body[name] : undefined
  if (!isRecord(body) || !Array.isArray(elements)) return []
  if (elements.length > max) throw tooMuch()
  body[name] = []
  return elements
}

function refuseExcess(value: unknown): void {
  let values = 0
  let level = [value]
  for (let depth = 0; level.length > 0; depth += 1) {
    values += level.length
    if (values > maxValues || depth > maxLevels) throw tooMuch()
    level = level.flatMap((each) => (typeof each === 'object' && each ? Object.values(each) : []))
  }
}

function tooMuch(): ApiProblem {
  const detail = 'The body has more values or levels than any request needs'
  return new ApiProblem('invalid', { detail })
}

function notJson(): ApiProblem {
  return new ApiProblem('invalid', { status: 400, detail: 'The body is not JSON in UTF-8' })
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
