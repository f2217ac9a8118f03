import { NotFoundPage } from '@/site/error-page/not-found-page'

/** An article, a legal page or a solution that does not exist. */
export default function NotFound() {
  return <NotFoundPage message="pathInvalid" />
}
