import { handleEndpoints, type Payload } from 'payload'
import { expect } from 'vitest'
import { createToken, password } from './test-team'

const people = ['admin', 'editor', 'reviewer', 'translator', 'author', 'visitor'] as const
export type Person = (typeof people)[number]

export const noPerson: Person[] = []
export const admins: Person[] = ['admin']
export const editors: Person[] = ['admin', 'editor']
/** Roles that may edit a document in German, which is the translator's language. */
export const germans: Person[] = ['admin', 'editor', 'translator']
/** Roles that may publish in German; the reviewer has German, too. */
export const germanPublishers: Person[] = ['admin', 'editor', 'reviewer', 'translator']
export const writers: Person[] = ['admin', 'editor', 'author']
/** Roles that may edit an own article of the author in German. */
export const writersOfGerman: Person[] = ['admin', 'editor', 'translator', 'author']
export const team: Person[] = ['admin', 'editor', 'reviewer', 'translator', 'author']
/** Roles that review German. */
export const reviewers: Person[] = ['admin', 'editor', 'reviewer']

export type Call = {
  method?: string
  path: string
  body?: object | FormData | string
  /** Reads from the response whether the change was made, if its status does not show it. */
  isDone?: (answer: Record<string, unknown>) => boolean
}

export type AccessTable = {
  tokens: ReadonlyMap<Person, string>
  isAllowed: (person: Person, call: Call) => Promise<boolean>
  /**
   * Sends the request as each person; `prepare` is called again after each request that succeeded.
   */
  listAllowed: (prepare: () => Promise<Call>) => Promise<Person[]>
}

/** Signs the team in, whose requests show who may do what over REST. */
export async function createAccessTable(payload: Payload): Promise<AccessTable> {
  const tokens = new Map<Person, string>()
  for (const person of team) {
    const data = { email: `${person}@example.com`, password }
    tokens.set(person, await createToken(payload, data))
  }
  async function isAllowed(person: Person, call: Call): Promise<boolean> {
    const { method = 'GET', path, body, isDone } = call
    const token = tokens.get(person)
    const isForm = body instanceof FormData
    const answer = await handleEndpoints({
      config: payload.config,
      request: new Request(`http://localhost:3000/api${path}`, {
        method,
        headers: {
          ...(!isForm && { 'content-type': 'application/json' }),
          ...(token && { authorization: `JWT ${token}` }),
        },
        ...(body && { body: isForm || typeof body === 'string' ? body : JSON.stringify(body) }),
      }),
    })
    const isJson = answer.headers.get('content-type')?.includes('json')
    const content = isJson ? await answer.json() : {}
    const { docs, errors } = content
    if ([401, 403, 404].includes(answer.status)) return false
    expect(answer.ok, `${person}: ${method} ${path}: ${JSON.stringify(errors)}`).toBe(true)
    if (isDone) return isDone(content)
    // A bulk update skips documents of other authors.
    return !(method === 'PATCH' && Array.isArray(docs) && docs.length === 0)
  }
  async function listAllowed(prepare: () => Promise<Call>): Promise<Person[]> {
    const allowed: Person[] = []
    let call: Call | undefined
    for (const person of people) {
      call ??= await prepare()
      if (!(await isAllowed(person, call))) continue
      allowed.push(person)
      call = undefined
    }
    return allowed
  }
  return { tokens, isAllowed, listAllowed }
}
