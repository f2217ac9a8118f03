import { payloadRoutes } from '../../routes'
import type { AdminEndpoints } from './admin-endpoints'
import { AdminFailure, readFailure } from './request-failure'

export type AdminEndpoint = keyof AdminEndpoints
export type AdminAnswer<E extends AdminEndpoint> = AdminEndpoints[E]['answer']

type Names<Path> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | Names<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never

/** The values in the path of an endpoint, its query and its body. */
export type AdminWish<E extends AdminEndpoint> = Record<Names<E>, string> &
  Omit<AdminEndpoints[E], 'answer'>

type Options = { signal?: AbortSignal; keepalive?: boolean }
type Sent = { query?: string | Record<string, string>; body?: object }

export function addressOf<E extends AdminEndpoint>(endpoint: E, wish: AdminWish<E>): string {
  const values = wish as Record<string, string>
  const path = endpoint
    .slice(endpoint.indexOf('/'))
    .replace(/:(\w+)/g, (_, name) => values[name] ?? '')
  const query = `${new URLSearchParams((wish as Sent).query)}`
  return payloadRoutes.api + path + (query && `?${query}`)
}

/**
 * Calls an endpoint in the language of the page.
 *
 * @throws (rejects with) AdminFailure if the answer is not the promised one
 */
export async function fetchAnswer<E extends AdminEndpoint>(
  endpoint: E,
  wish: AdminWish<E>,
  options: Options = {},
): Promise<Response> {
  const { body } = wish as Sent
  const isFile = body instanceof Blob
  const type = isFile ? 'application/octet-stream' : 'application/json'
  const init: RequestInit = {
    ...options,
    method: endpoint.slice(0, endpoint.indexOf(' ')),
    credentials: 'include',
    headers: {
      'accept-language': document.documentElement.lang,
      ...(body && { 'content-type': type }),
    },
    ...(body && { body: isFile ? body : JSON.stringify(body) }),
  }
  const answer = await fetch(addressOf(endpoint, wish), init).catch((cause) => {
    if (options.signal?.aborted) throw cause
    throw new AdminFailure(navigator.onLine ? 'unreachable' : 'offline')
  })
  if (!answer.ok) throw await readFailure(answer)
  return answer
}

/** Calls an endpoint and returns what it answers. @throws as `fetchAnswer` */
export async function request<E extends AdminEndpoint>(
  endpoint: E,
  wish: AdminWish<E>,
  options?: Options,
): Promise<AdminAnswer<E>> {
  return (await fetchAnswer(endpoint, wish, options)).json()
}

/** Returns the id of the user whose session the browser has. */
export async function findSignedIn(): Promise<string | undefined> {
  return (await request('GET /users/me', { query: { depth: '0' } })).user?.id
}
