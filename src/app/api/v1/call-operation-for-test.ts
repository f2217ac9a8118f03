import type { ApiOperation } from '@/data/open-api/api-operation'
import { visitorAddressHeader } from '@/env'
import { escapeUnreadablePath } from '@/http/escape-unreadable-path'
import { replaceLoneSurrogates } from '@/std/replace-lone-surrogates'

type Handler = (request: Request, context: { params: Promise<object> }) => Promise<Response>

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

/** Calls the handler of an operation of the API as a visitor from a new network. */
export async function callOperation(
  { method, path, route }: Pick<ApiOperation, 'method' | 'path' | 'route'>,
  { params = {}, query, body, key, headers }: OperationCall = {},
): Promise<Response> {
  visitors += 1
  const folder = route ?? path.replaceAll(/\{(\w+)\}/g, '[$1]')
  const handlers = (await import(`${import.meta.dirname}${folder}/route.ts`)) as Record<
    string,
    Handler
  >
  const handler = handlers[method.toUpperCase()]
  if (!handler) throw new Error(`No handler for ${method} ${folder}`)
  const address = escapeUnreadablePath(
    path
      .split('/')
      .map((segment) => encodeURIComponent(replaceLoneSurrogates(fill(segment, params))))
      .join('/'),
  )
  const segments = address.split('/').map(decodeURIComponent)
  const inRoute = folder.split('/').flatMap((segment, at) => {
    const [, name] = /^\[(\w+)\]$/.exec(segment) ?? []
    return name ? [[name, segments[at]] as const] : []
  })
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
  return handler(request, { params: Promise.resolve(Object.fromEntries(inRoute)) })
}

function fill(segment: string, params: Readonly<Record<string, string>>): string {
  return segment.replaceAll(/\{(\w+)\}/g, (_, name) => params[name] ?? name)
}

/** Calls an operation, expects success and returns the JSON of the response. */
export async function makeByApi<Made>(
  method: ApiOperation['method'],
  address: string | { path: string; route: string },
  call: OperationCall = {},
): Promise<Made> {
  const place = typeof address === 'string' ? { path: address } : address
  const response = await callOperation({ method, ...place }, call)
  const text = await response.text()
  if (!response.ok) throw new Error(`${method} ${place.path} failed: ${text}`)
  return (text ? JSON.parse(text) : undefined) as Made
}
