import {
  createLocalReq,
  handleEndpoints,
  loginOperation,
  type Payload,
  type TypedUser,
} from 'payload'
import type { Role } from '@/cms/collections/roles'
import type { Locale } from '@/i18n/locales'

/** The password of everyone in a test. */
export const password = 'correct horse'

/** Creates a session and returns its token, which responses contain only in their cookie. */
export async function createToken(
  payload: Payload,
  data: { email: string; password: string },
): Promise<string> {
  const collection = payload.collections.users
  const { token = '' } = await loginOperation({
    collection,
    data,
    req: await createLocalReq({}, payload),
  })
  return token
}

export type Team = Record<Role, TypedUser>

/**
 * Creates one user per role; the translator and the reviewer have only German. The visitor is `null`.
 */
export async function createTeam(payload: Payload): Promise<Team> {
  const add = async (role: Role, languages: Locale[] = []) => {
    const email = `${role}@example.com`
    const data = { name: role, email, password, role, languages }
    const user = await payload.create({ collection: 'users', data })
    return { ...user, collection: 'users' } as TypedUser
  }
  return {
    admin: await add('admin'),
    editor: await add('editor'),
    translator: await add('translator', ['de']),
    reviewer: await add('reviewer', ['de']),
    author: await add('author'),
  }
}

/** Sends a request to the API as a team member or as a visitor. */
export type TeamRequest = (
  path: string,
  user: TypedUser | null,
  init?: RequestInit,
) => Promise<Response>

/** Signs each person in before their first request. */
export function requestsOfTeam(payload: Payload): TeamRequest {
  const tokens = new Map<unknown, string>()
  return async (path, user, init = {}) => {
    const headers = new Headers(init.headers)
    if (init.body) headers.set('content-type', 'application/json')
    if (user && !tokens.has(user.email)) {
      const data = { email: String(user.email), password }
      tokens.set(user.email, await createToken(payload, data))
    }
    if (user) headers.set('authorization', `JWT ${tokens.get(user.email)}`)
    const request = new Request(`http://localhost:3000/api${path}`, { ...init, headers })
    return handleEndpoints({ config: payload.config, request })
  }
}
