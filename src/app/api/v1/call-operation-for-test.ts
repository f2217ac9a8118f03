import type { AnyOperation } from '@/data/operations/operation'
import { visitorAddressHeader } from '@/env'
import { escapeUnreadablePath } from '@/http/escape-unreadable-path'
import { replaceLoneSurrogates } from '@/std/replace-lone-surrogates'

export type OperationCall = {
  /** Values of the parameters in the path. As in the server, Next gets no unreadable ones. */
  params?: Readonly<Record<string, string>>
  /** Everything after the question mark. */
  query?: string
  /** Sent as JSON, unless it is text or bytes. */
  body?: unknown
  key?: string | undefined
  headers?: Readonly<Record<string, string>>
}

let visitors = 0

/** Calls an operation of the API as a visitor from a new network. */
export async function callOperation(
  { method, path }: Pick<AnyOperation, 'method' | 'path'>,
  { params = {}, query, body, key, headers }: OperationCall = {},
): Promise<Response> {
  visitors += 1
  const address = escapeUnreadablePath(
    path
      .split('/')
      .map((segment) => encodeURIComponent(replaceLoneSurrogates(fill(segment, params))))
      .join('/'),
  )
  const isText = typeof body === 'string' || body instanceof Uint8Array
  const search = query ? `?${query}` : ''
  const request = new Request(`https://qz.example/api/v1${address}${search}`, {
    method: method.toUpperCase(),
    headers: {
      [visitorAddressHeader]: `2001:db8:${visitors.toString(16)}:9::1`,
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(key && { authorization: `Bearer ${key}` }),
      ...headers,
    },
    ...(body !== undefined && { body: isText ? (body as string) : JSON.stringify(body) }),
  })
  const { answerRequest } = await import('@/data/operations/answer-request')
  return answerRequest(request)
}

function fill(segment: string, params: Readonly<Record<string, string>>): string {
  return segment.replaceAll(/\{(\w+)\}/g, (_, name) => params[name] ?? name)
}

/** Calls an operation, expects success and returns the JSON of the response. */
export async function makeByApi<Made>(
  method: AnyOperation['method'],
  path: string,
  call: OperationCall = {},
): Promise<Made> {
  const response = await callOperation({ method, path }, call)
  const text = await response.text()
  if (!response.ok) throw new Error(`${method} ${path} failed: ${text}`)
  return (text ? JSON.parse(text) : undefined) as Made
}
