import fc from 'fast-check'
import { makeHostileBodies } from '../../src/app/api/v1/hostile-bodies-for-test'
import { newDocument } from '../../src/codes/new-document'
import { defaultDesign } from '../../src/qr/design/design'
import { replaceLoneSurrogates } from '../../src/std/replace-lone-surrogates'
import { arbitraryOf, hostileText, type JsonSchema } from './hostile-values'
import type { Endpoint } from './list-endpoints'

export type HostileRequest = {
  method: string
  /** Path and query. */
  target: string
  headers: Record<string, string>
  body?: Uint8Array<ArrayBuffer>
}

const document = newDocument({ type: 'url', url: 'https://example.com' }, 'en')
const validBodies: readonly unknown[] = [
  {
    document,
    design: defaultDesign,
    name: 'Menu',
    timeZone: 'Europe/Berlin',
    password: 'secret 1',
  },
  { codes: [{ document }, { document, name: 'x' }], design: defaultDesign },
  { revision: 1, document, design: null },
  { slug: '7k3m9pxw', reason: 'phishing', message: 'x' },
  { email: 'someone@example.com', locale: 'en', password: 'correct horse' },
  { data: 'https://example.com', format: 'png', size: 300, design: defaultDesign },
]

/** A valid body with one invalid value somewhere in it. */
const damaged = fc
  .tuple(fc.constantFrom(...validBodies), fc.nat(), arbitraryOf(undefined, {}))
  .map(([body, at, value]) => replaceOne(body, at, value))

function replaceOne(body: unknown, at: number, value: unknown): unknown {
  const paths: (string | number)[][] = []
  const list = (node: unknown, path: (string | number)[]) => {
    paths.push(path)
    if (typeof node !== 'object' || node === null) return
    for (const [name, inner] of Object.entries(node)) list(inner, [...path, name])
  }
  list(body, [])
  const path = paths[at % paths.length] ?? []
  const copy = { root: structuredClone(body) }
  let node = copy as unknown as Record<string, unknown>
  const all = ['root', ...path]
  for (const name of all.slice(0, -1)) node = node[name] as Record<string, unknown>
  node[String(all.at(-1))] = value
  return copy.root
}

const encoder = new TextEncoder()
const encode = (text: string) => encoder.encode(text)
const toJson = (value: unknown) => encode(JSON.stringify(value) ?? '')

/** An object without prototype cannot become a string. */
const toParameter = (value: unknown) =>
  typeof value === 'object' ? JSON.stringify(value) : String(value)

const hostileJson = fc
  .constantFrom(20_000, 120_000, 1_100_000, 5_000_000)
  .chain((bytes) => fc.constantFrom(...makeHostileBodies(bytes, (parts) => parts)))
  .map(([, json]) => encode(json))

const formFields = fc.array(
  fc.tuple(
    fc.oneof(
      fc.constantFrom('name', 'email', 'message', 'password', 'slug', 'reason', '_payload', 'file'),
      fc.constantFrom('$ACTION_REF_1', '$ACTION_1:0', '$ACTION_KEY', '1_$ACTION_ID_x', '0'),
      fc.string({ maxLength: 10 }),
    ),
    hostileText,
  ),
  { maxLength: 6 },
)
const urlEncoded = formFields.map((fields) =>
  encode(fields.map((pair) => pair.map(encodeText).join('=')).join('&')),
)
const multipart = formFields.map((fields) => {
  const parts = fields.map(
    ([name, value]) => `--b\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  )
  return encode(`${parts.join('')}--b--\r\n`)
})

const types = {
  json: ['application/json', 'application/json; charset=utf-16', 'Application/JSON'],
  form: ['application/x-www-form-urlencoded'],
  parts: ['multipart/form-data; boundary=b', 'multipart/form-data', 'multipart/mixed; boundary=b'],
  other: ['text/plain;charset=UTF-8', 'application/octet-stream', 'image/png', 'x', ''],
}

type Sent = { type: string; body: Uint8Array<ArrayBuffer> }

function bodyOf(schema: JsonSchema | undefined, schemas: Record<string, JsonSchema>) {
  const json = fc.oneof(
    ...(schema ? [{ weight: 4, arbitrary: arbitraryOf(schema, schemas).map(toJson) }] : []),
    { weight: 3, arbitrary: damaged.map(toJson) },
    hostileJson,
    damaged.map((body) => toJson(body).slice(0, -1)),
    fc.uint8Array({ maxLength: 300 }).map((bytes) => Uint8Array.from(bytes)),
  )
  const of = (names: readonly string[], body: fc.Arbitrary<Uint8Array<ArrayBuffer>>) =>
    fc.record({ type: fc.constantFrom(...names), body })
  const every = Object.values(types).flat()
  return fc.oneof(
    { weight: 6, arbitrary: of(types.json, json) },
    of(types.form, urlEncoded),
    of(types.parts, multipart),
    of(every, fc.oneof(json, urlEncoded, multipart)),
    of(types.other, fc.constant(new Uint8Array(3_000_000))),
  ) as fc.Arbitrary<Sent>
}

/** Headers that affect the response, with unexpected values. */
const hostileHeaders = fc.dictionary(
  fc.constantFrom(
    ...['accept', 'accept-language', 'accept-encoding', 'cookie', 'range', 'if-none-match'],
    ...['if-modified-since', 'idempotency-key', 'next-action', 'rsc', 'next-router-state-tree'],
    ...['next-router-prefetch', 'x-http-method-override', 'x-payload-http-method-override'],
    ...[
      'user-agent',
      'referer',
      'x-forwarded-host',
      'x-forwarded-proto',
      'x-middleware-subrequest',
    ],
    ...['sec-fetch-site', 'sec-fetch-mode', 'purpose', 'x-nextjs-data', 'x-matched-path'],
  ),
  fc.oneof(
    hostileText,
    fc.constantFrom('GET', '1', 'bytes=0-', 'bytes=9-1,-1', 'same-origin', 'de;q=0.1,*'),
    fc.constantFrom('payload-token=a.b.c', 'NEXT_LOCALE=xx', '["",{},null,null]', 'text/html'),
  ),
  { maxKeys: 3 },
)

/** Requests to an endpoint with any content type, size and value; each has only a few defects. */
export function hostileRequest(
  { method, path, query, body }: Endpoint,
  schemas: Record<string, JsonSchema>,
  authorizations: readonly string[],
): fc.Arbitrary<HostileRequest> {
  const known = fc.record(
    Object.fromEntries(
      (query ?? []).map(({ name, schema }) => [
        name,
        arbitraryOf(schema, schemas).map(toParameter),
      ]),
    ),
    { requiredKeys: [] },
  )
  const other = fc.dictionary(
    fc.constantFrom('q', 'lang', 'page', 'where', 'where[a][in][0]', 'depth', 'sort', 'url', 'w'),
    hostileText,
    { maxKeys: 2 },
  )
  const hasBody = method !== 'GET' && method !== 'HEAD'
  return fc
    .record({
      query: fc.oneof(
        known,
        fc.tuple(known, other).map(([a, b]) => ({ ...a, ...b })),
      ),
      sent: hasBody ? bodyOf(body, schemas) : fc.constant(undefined),
      more: fc.oneof({ weight: 2, arbitrary: fc.constant({}) }, hostileHeaders),
      authorization: fc.constantFrom(...authorizations, undefined),
    })
    .map(({ query, sent, more, authorization }) => ({
      ...{ method, target: path + writeQuery(query as Record<string, string>) },
      headers: writeHeaders({
        ...more,
        ...(sent?.type && { 'content-type': sent.type }),
        ...(authorization && { authorization }),
      }),
      ...(sent && { body: sent.body }),
    }))
}

/** Below the header limit of the server, so that the request is parsed. */
const maxHeaderLength = 3000
const maxTargetLength = 6000

function writeQuery(query: Record<string, string>): string {
  const text = Object.entries(query)
    .map((pair) => pair.map((each) => encodeText(each.slice(0, maxTargetLength))).join('='))
    .join('&')
    .slice(0, maxTargetLength)
  return text && `?${text.replace(/%[\dA-F]?$/, '')}`
}

/** Like `encodeURIComponent`, but does not throw on lone surrogates. */
function encodeText(text: string): string {
  return encodeURIComponent(replaceLoneSurrogates(text))
}

function writeHeaders(headers: Record<string, string>): Record<string, string> {
  const entries = Object.entries(headers).map(([name, value]) => [
    name,
    value
      .slice(0, maxHeaderLength)
      .replace(/[^\t\x20-\x7e\x80-\xff]/g, '?')
      .trim(),
  ])
  return Object.fromEntries(entries)
}
