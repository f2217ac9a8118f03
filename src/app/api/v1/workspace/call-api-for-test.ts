import { expect } from 'vitest'
import { visitorAddressHeader } from '@/env'

type Route = Record<string, (request: Request, context: never) => Promise<Response>>

const routes: [RegExp, () => Promise<unknown>][] = [
  [/^\/workspaces$/, () => import('../workspaces/route')],
  [/^\/workspace$/, () => import('./route')],
  [/^\/workspace\/keys$/, () => import('./keys/route')],
  [/^\/workspace\/keys\/(?<keyId>[^/]+)$/, () => import('./keys/[keyId]/route')],
  [/^\/workspace\/keys\/(?<keyId>[^/]+)\/effects$/, () => import('./keys/[keyId]/effects/route')],
  [/^\/workspace\/edit-keys$/, () => import('./edit-keys/route')],
  [/^\/workspace\/folders$/, () => import('./folders/route')],
  [/^\/workspace\/folders\/(?<folderId>[^/]+)$/, () => import('./folders/[folderId]/route')],
  [/^\/workspace\/codes\/move$/, () => import('./codes/move/route')],
  [/^\/workspace\/changes$/, () => import('./changes/route')],
  [
    /^\/workspace\/changes\/(?<changeId>[^/]+)\/undo$/,
    () => import('./changes/[changeId]/undo/route'),
  ],
  [
    /^\/workspace\/codes\/external\/(?<externalId>[^/]+)$/,
    () => import('./codes/external/[externalId]/route'),
  ],
  [/^\/codes\/batch$/, () => import('../codes/batch/route')],
  [/^\/codes\/export$/, () => import('../codes/export/route')],
  [/^\/workspace\/statistics$/, () => import('./statistics/route')],
  [/^\/workspace\/webhooks$/, () => import('./webhooks/route')],
  [/^\/workspace\/webhooks\/(?<webhookId>[^/]+)$/, () => import('./webhooks/[webhookId]/route')],
  [
    /^\/workspace\/webhooks\/(?<webhookId>[^/]+)\/deliveries$/,
    () => import('./webhooks/[webhookId]/deliveries/route'),
  ],
  [/^\/workspace\/domains$/, () => import('./domains/route')],
  [/^\/workspace\/domains\/(?<domainId>[^/]+)$/, () => import('./domains/[domainId]/route')],
  [/^\/workspace\/subscriptions$/, () => import('./subscriptions/route')],
  [
    /^\/workspace\/subscriptions\/(?<subscriptionId>[^/]+)$/,
    () => import('./subscriptions/[subscriptionId]/route'),
  ],
  [/^\/recovery\/confirm$/, () => import('../recovery/confirm/route')],
  [/^\/codes$/, () => import('../codes/route')],
  [/^\/codes\/bulk$/, () => import('../codes/bulk/route')],
  [/^\/codes\/(?<slug>[^/]+)$/, () => import('../codes/[slug]/route')],
  [/^\/codes\/(?<slug>[^/]+)\/subscriptions$/, () => import('../codes/[slug]/subscriptions/route')],
  [/^\/codes\/(?<slug>[^/]+)\/statistics$/, () => import('../codes/[slug]/statistics/route')],
  [/^\/codes\/(?<slug>[^/]+)\/export$/, () => import('../codes/[slug]/export/route')],
  [/^\/codes\/(?<slug>[^/]+)\/scans$/, () => import('../codes/[slug]/scans/route')],
  [/^\/codes\/(?<slug>[^/]+)\/mail-key$/, () => import('../codes/[slug]/mail-key/route')],
  [/^\/codes\/(?<slug>[^/]+)\/(?<action>[^/]+)$/, () => import('../codes/[slug]/[action]/route')],
]

let visitors = 0
/** Returns an address in a network that has no requests counted. */
export function newVisitor(): string {
  visitors += 1
  return `2001:db8:${visitors.toString(16)}:6::1`
}

export type ApiCall = { body?: unknown; key?: string | undefined; address?: string }

/** Calls the handler of an operation of the API as a new visitor. */
export async function sendToApi(method: string, path: string, call: ApiCall = {}) {
  const { body, key, address = newVisitor() } = call
  const url = new URL(`https://qz.example/api/v1${path}`)
  const inner = decodeURI(url.pathname.slice('/api/v1'.length))
  const [pattern, load] = routes.find(([each]) => each.test(inner)) as (typeof routes)[number]
  const handler = ((await load()) as Route)[method]
  if (!handler) throw new Error(`No handler for ${method} ${path}`)
  const request = new Request(url, {
    method,
    headers: {
      [visitorAddressHeader]: address,
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(key && { authorization: `Bearer ${key}` }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  const params = Promise.resolve(pattern.exec(inner)?.groups ?? {})
  return handler(request, { params } as never)
}

/** Calls the API, expects `status` and returns the JSON of the response. */
export async function callApiRoute<Body>(
  status: number,
  method: string,
  path: string,
  call: ApiCall = {},
): Promise<Body> {
  const response = await sendToApi(method, path, call)
  const text = await response.text()
  expect([response.status, response.status === status ? '' : text]).toEqual([status, ''])
  return (text ? JSON.parse(text) : undefined) as Body
}
