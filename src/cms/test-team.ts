import { createLocalReq, loginOperation, type Payload, type TypedUser } from 'payload'
import type { Locale } from '@/i18n/locales'
import type { Role } from './collections/roles'

/** The token of a new session, which no response contains outside its cookie. */
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

/** One user of each role; the translator has German only. The visitor is `null`. */
export async function createTeam(payload: Payload): Promise<Team> {
  const add = async (role: Role, languages: Locale[] = []) => {
    const email = `${role}@example.com`
    const data = { name: role, email, password: 'correct horse', role, languages }
    const user = await payload.create({ collection: 'users', data })
    return { ...user, collection: 'users' } as TypedUser
  }
  return {
    admin: await add('admin'),
    editor: await add('editor'),
    translator: await add('translator', ['de']),
    author: await add('author'),
  }
}
