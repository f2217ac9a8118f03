import { usePathname } from 'next/navigation'
import { publicPath, splitLocalizedPath } from '@/paths'

/** Returns the page's path without locale. On the server, Next provides only the route's path. */
export function usePagePath(): string {
  return publicPath(splitLocalizedPath(usePathname()).path)
}
