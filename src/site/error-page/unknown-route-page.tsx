import { headers } from 'next/headers'
import { requestedPathHeader } from '@/env'
import { NotFoundPage } from './not-found-page'

/** An address that no route knows, named with its query also where no script runs. */
export async function UnknownRoutePage() {
  const path = (await headers()).get(requestedPathHeader) ?? undefined
  return <NotFoundPage message="pathNotFound" path={path} />
}
