import config from '@payload-config'
import { headers as readHeaders } from 'next/headers'
import { getPayload } from 'payload'

/** Returns the CMS, the user and whether accounts exist, for admin pages that are not Payload's. */
export async function readVisitor() {
  const [payload, headers] = [await getPayload({ config }), await readHeaders()]
  const { user } = await payload.auth({ headers })
  const { totalDocs } = await payload.count({ collection: 'users' })
  return { payload, user, hasAccounts: totalDocs > 0 }
}
