import { createNavigation } from 'next-intl/navigation'
import { publicPath } from '@/paths'
import { routing } from './routing'

const { Link, usePathname: useRoutePath, useRouter } = createNavigation(routing)

export { Link, useRouter }

/** The page's path without locale. On the server Next knows the path of its route only. */
export function usePathname(): string {
  return publicPath(useRoutePath())
}
