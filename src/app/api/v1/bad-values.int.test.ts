import type { PostgresAdapter } from '@payloadcms/db-postgres'
import { beforeAll, beforeEach, expect, it, vi } from 'vitest'
import type { Problem } from '@/codes'
import { type DescribedOperation, describeApi } from '@/data/open-api/describe-api'
import type { JsonSchema } from '@/data/open-api/json-schema'
import { replaceLoneSurrogates } from '@/std/replace-lone-surrogates'
import { startMailServer } from '@/testing/mail-server'
import { pickSample, sampleInGate, sampleSeed } from '@/testing/pick-sample'
import { startTestPayload } from '@/testing/test-payload'
import { callOperation, type OperationCall } from './call-operation-for-test'
import { createWorld, type World } from './create-world-for-test'

let pool: PostgresAdapter['pool']
let world: World
let logged: ReturnType<typeof vi.spyOn>

const { url: SMTP_URL } = await startMailServer()
const settings = { SMTP_URL, SMTP_FROM: 'codes@example.org' }
const payload = await startTestPayload(undefined, settings)
// Imported late, because the modules read the environment when they are loaded.
const { operations: defined } = await import('@/data/operations/operations')
const { operations, schemas } = describeApi(defined)

beforeAll(async () => {
  pool = (payload.db as unknown as PostgresAdapter).pool
  world = await createWorld()
})
beforeEach(() => {
  logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  return () => logged.mockRestore()
})

/** Texts that PostgreSQL cannot store. */
const unstorable = ['\0', 'a\0b', '\ud800', 'b\udfff']
const badTexts = [
  ...unstorable,
  ...['', ' ', '\ufffe', '\u202e', '%', '%00', '%ff', "'", '"', '\\', '\\u0000', '{}', '[', '-'],
  ...['-1', '0', '1e999', 'NaN', 'Infinity', '9007199254740993', '9'.repeat(18), '9'.repeat(400)],
  ...['0000-01-01', '0001-01-01', '9999-12-31', '2024-02-30', '-271821-04-20', '275760-09-13'],
  ...['0000-01-01T00:00:00Z', '9999-12-31T23:59:59Z', '+275760-09-13T00:00:00.000Z', 'infinity'],
  ...['00000000-0000-0000-0000-000000000000', 'ffffffff-ffff-ffff-ffff-ffffffffffff'],
  ...['WyJhZGRlZCIsIiIsIjAwMDAtMDEtMDEiLCItLS0tIl0', '__proto__', 'constructor', 'x'.repeat(5_000)],
  // A cursor by name, with U+0000 and the nil UUID.
  Buffer.from(JSON.stringify(['name', '', '\0', '00000000-0000-0000-0000-000000000000'])).toString(
    'base64url',
  ),
]
/** Encoded parameters that are not UTF-8. */
const badParts = ['%ff', '%', '%zz', '%c0%80', '%ed%a0%80', '%f8%a1%a1%a1%a1']
const deep = JSON.parse(`${'['.repeat(40)}${']'.repeat(40)}`)
const badValues: readonly unknown[] = [
  ...badTexts,
  ...[null, true, -1, 0, 1.5, -0, 1e308, 2 ** 31, 2 ** 53, 2 ** 63, -(2 ** 63)],
  ...[[], {}, [null], deep, ['\0'], { a: '\ud800' }, { '\0': 1 }, Array(200).fill('a')],
  JSON.parse('{"__proto__":{"a":1},"constructor":1}'),
]
const badBodies = [
  ...['', '{', 'null', '[]', '""', '1e400', '{"__proto__":1}', '['.repeat(100), '"\\ud800"'],
  `{"a":${'['.repeat(100)}${']'.repeat(100)}}`,
  `{"a":${'9'.repeat(5_000)}}`,
  new Uint8Array([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d]),
]

type Case = OperationCall & {
  /** The place of the bad value; undefined if the response need not name it. */
  pointer?: string
}

/** Yields the paths of all members of a body, down to a few levels. */
function* listMembers(
  schema: JsonSchema,
  path: readonly string[] = [],
  seen = new Set<string>(),
): Generator<readonly string[]> {
  const { $ref, properties = {}, anyOf = [], oneOf = [], allOf = [], items } = schema
  const place = `${path.join('/')} ${$ref ?? ''}`
  if (path.length > 5 || ($ref && seen.has(place))) return
  seen.add(place)
  const named = typeof $ref === 'string' ? schemas[$ref.split('/').at(-1) ?? ''] : undefined
  const parts = [named, ...anyOf, ...oneOf, ...allOf].filter((part) => part !== undefined)
  for (const part of parts) yield* listMembers(part, path, seen)
  if (items) {
    yield [...path, '0']
    yield* listMembers(items, [...path, '0'], seen)
  }
  for (const [name, member] of Object.entries(properties)) {
    yield [...path, name]
    yield* listMembers(member, [...path, name], seen)
  }
}

function withMember(body: unknown, [name, ...rest]: readonly string[], value: unknown): unknown {
  if (name === undefined) return value
  if (name === '0' && (Array.isArray(body) || body === undefined)) {
    const [first, ...others] = (body as unknown[] | undefined) ?? []
    return [withMember(first, rest, value), ...others]
  }
  const known = typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {}
  return { ...known, [name]: withMember(known[name], rest, value) }
}

const isUnstorable = (value: unknown) => typeof value === 'string' && unstorable.includes(value)

function listCases(operation: DescribedOperation, world: World): (() => Case)[] {
  const { parameters, body, bodySchema, example } = operation
  const base = {
    ...(example?.query && { query: example.query }),
    ...(example?.body !== undefined && { body: world.fillExample(example.body) }),
    ...(body === 'file' && { body: '%PDF-1.4\n%%EOF\n' }),
    params: world.params,
  }
  const inPlaces = parameters.flatMap(({ name, in: place }): Case[] => {
    if (place === 'path')
      return badTexts.map((text) => ({ ...base, params: { ...world.params, [name]: text } }))
    if (place === 'header')
      return badTexts
        .filter((text) => /^[\x20-\xff]*$/.test(text))
        .map((text) => ({ ...base, headers: { [name]: text } }))
    const others = new URLSearchParams(example?.query)
    others.delete(name)
    const start = others.size > 0 ? `${others}&` : ''
    // Lone surrogates have no encoding.
    const texts = badTexts.filter((text) => replaceLoneSurrogates(text) === text)
    const pointer = `/${name}`
    return [
      ...texts.map((text) => ({
        ...{ ...base, query: `${start}${name}=${encodeURIComponent(text)}` },
        ...(isUnstorable(text) && operation.group !== 'subscriptions' && { pointer }),
      })),
      ...badParts.map((part) => ({
        ...{ ...base, query: `${start}${name}=${part}` },
        ...(operation.group !== 'subscriptions' && { pointer }),
      })),
    ]
  })
  const places = inPlaces.map((made) => () => made)
  if (!bodySchema) return places
  const members = [...new Map([...listMembers(bodySchema)].map((path) => [path.join('/'), path]))]
  const inBody = members.flatMap(([joined, path]) =>
    badValues.map((value) => () => ({
      ...{ ...base, body: withMember(base.body, path, value) },
      ...(isUnstorable(value) && { pointer: `/${joined}` }),
    })),
  )
  const bodies = badBodies.map((text) => () => ({ ...base, body: text }))
  return [...places, ...inBody, ...bodies]
}

/** Operations that contact other servers. */
const contacting = ['testWebhook', 'resendDelivery', 'verifyDomain']
const fuzzed = operations
  .filter(({ id }) => !contacting.includes(id))
  .map((operation) => [operation.id, operation] as const)

const casesInGate = 12
const casesInRelease = 600

it.each(fuzzed)('%s refuses values that cannot be stored', async (id, operation) => {
  let cases = listCases(operation, world)
  const seed = sampleSeed + id.length
  const chosen = pickSample([...cases.keys()], casesInRelease, seed)
  for (const place of sampleInGate(chosen, casesInGate, seed)) {
    const { pointer, ...call } = (cases[place] as () => Case)()
    // Limits on the number of requests are not what is tested.
    await pool.query('delete from rate_limits')
    const isOfFree = id === 'mailKey' && call.params?.slug === world.slugs.code
    const response = await callOperation(operation, {
      ...call,
      ...(isOfFree && { params: { slug: world.slugs.free } }),
      key: isOfFree ? world.keys.editKey : world.keys.owner,
    })
    const text = await response.text()
    const shown = `${JSON.stringify(call).slice(0, 500)} → ${response.status} ${text.slice(0, 300)}`
    expect(logged.mock.calls, shown).toEqual([])
    expect(response.status, shown).toBeLessThan(500)
    expect(response.status, shown).not.toBe(429)
    // A list of the request is checked code by code, and some answers are not about members.
    if (pointer && response.status !== 200) {
      expect([400, 422], shown).toContain(response.status)
      const { errors = [] } = JSON.parse(text) as Problem
      expect(
        errors.map((error) => error.pointer),
        shown,
      ).toContain(pointer)
    }
    // Earlier requests have changed the code, or reached a limit of the workspace.
    if (response.status === 409) {
      world = await createWorld()
      cases = listCases(operation, world)
    }
  }
})
