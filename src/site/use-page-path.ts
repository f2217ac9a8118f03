import { usePathname } from 'next/navigation'
import { publicPath, splitLocalizedPath } from '@/paths'

/** The page's path without locale. On the server Next knows the path of its route only. */
export function usePagePath(): string {
  return publicPath(splitLocalizedPath(usePathname()).path)
}
