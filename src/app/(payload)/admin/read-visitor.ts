import config from '@payload-config'
import { cookies, headers as readHeaders } from 'next/headers'
import { getPayload, getRequestLanguage } from 'payload'

/** Returns the CMS, language, user and whether accounts exist, for admin pages that are not Payload's. */
export async function readVisitor() {
  const [payload, headers] = [await getPayload({ config }), await readHeaders()]
  const language = getRequestLanguage({
    config: payload.config,
    cookies: await cookies(),
    headers,
  })
  const { user } = await payload.auth({ headers })
  const { totalDocs } = await payload.count({ collection: 'users' })
  return { language, payload, user, hasAccounts: totalDocs > 0 }
}
