import { NotFoundPage } from '@/site/error-page/not-found-page'

/** Nobody keeps a page for each address that somebody invents. */
export const dynamic = 'force-dynamic'

export default function UnknownRoutePage() {
  return <NotFoundPage message="pathNotFound" />
}
