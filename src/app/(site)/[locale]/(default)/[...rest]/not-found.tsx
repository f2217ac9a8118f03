import { NotFoundPage } from '@/site/error-page/not-found-page'

/** An address that no route knows. */
export default function NotFound() {
  return <NotFoundPage message="pathNotFound" />
}
