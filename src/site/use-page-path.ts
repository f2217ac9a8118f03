import { usePathname } from '@/i18n/navigation'
import { publicPath } from '@/paths'

/** The page's path without locale. On the server Next knows the path of its route only. */
export function usePagePath(): string {
  return publicPath(usePathname())
}
