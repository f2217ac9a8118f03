import { NotFoundPage } from '@/site/error-page/not-found-page'

/** A hosted page that does not exist. */
export default function NotFound() {
  return <NotFoundPage message="pathInvalid" />
}
