import { headers } from 'next/headers'
import { requestedPathHeader } from '@/env'
import { NotFoundPage } from './not-found-page'

/**
 * Page for an address without a route. Shows the address with its query, even without JavaScript.
 */
export async function UnknownRoutePage() {
  const path = (await headers()).get(requestedPathHeader) ?? undefined
  return <NotFoundPage message="pathNotFound" path={path} />
}
