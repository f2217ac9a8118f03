import { NotFoundPage } from '@/site/error-page/not-found-page'

/** A type of code that does not exist. */
export default function NotFound() {
  return <NotFoundPage message="pageNotFound" />
}
