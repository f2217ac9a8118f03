import createFetchClient, { type Client } from 'openapi-fetch'
import type { components, paths } from './api'
import { solveChallenge } from './solve-challenge'

export type { components, paths } from './api'
export { solveChallenge } from './solve-challenge'

/** The objects of the API by name, such as `Schemas['Code']`. */
export type Schemas = components['schemas']

type Options = {
  /** Address of the API, such as `https://example.com/api/v1`. */
  baseUrl: string
  /** Edit key of the code that the requests are about. */
  editKey?: string
  fetch?: (request: Request) => Promise<Response>
}

/**
 * Creates a client with one typed method per HTTP method. Requests that create codes solve a proof of
 * work when the server requires one.
 */
export function createClient({
  baseUrl,
  editKey,
  fetch = globalThis.fetch,
}: Options): Client<paths> {
  return createFetchClient<paths>({
    baseUrl,
    ...(editKey && { headers: { authorization: `Bearer ${editKey}` } }),
    fetch: (request) => fetchWithProof(request, fetch),
  })
}

async function fetchWithProof(
  request: Request,
  fetch: (request: Request) => Promise<Response>,
): Promise<Response> {
  const again = request.clone()
  const response = await fetch(request)
  if (response.status !== 429) return response
  const problem: Schemas['Problem'] = await response.clone().json()
  if (problem.key !== 'proof' || !problem.challenge) return response
  const proof = await solveChallenge(problem.challenge)
  const body = JSON.stringify({ ...(await again.json()), proof })
  const { method, headers, signal } = again
  return fetch(new Request(again.url, { method, headers, signal, body }))
}
