import type { CollectionAfterLoginHook } from 'payload'
import { rolesWithLanguages } from '@/cms/collections/roles'

/** Key under which Payload stores the language whose texts the admin shows. */
const key = 'locale'

/**
 * Opens the admin in an assigned language at the first sign-in of a person who has some; later it opens in
 * the one chosen last.
 */
export const openAssignedLanguage: CollectionAfterLoginHook = async ({ req, user }) => {
  const [value] = rolesWithLanguages.includes(user.role) ? (user.languages ?? []) : []
  if (!value) return
  const collection = 'payload-preferences'
  const own = { key: { equals: key }, 'user.value': { equals: user.id } }
  const { totalDocs } = await req.payload.count({ collection, where: own, req })
  if (totalDocs > 0) return
  await req.payload.create({
    collection,
    data: { key, value, user: { relationTo: 'users', value: user.id } },
    // Preferences belong to the user of the request.
    user: { ...user, collection: 'users' },
    req,
  })
}
