import { Link } from '@/i18n/link'
import { paths } from '@/paths'
import { LogoMark } from './logo-mark'

/** Mark and name, linked to the home page in the visitor's language. */
export function SiteLogo({ siteName }: { siteName: string }) {
  return (
    <Link
      href={paths.home}
      className="group/logo flex min-h-11 items-center gap-2.5 font-display font-semibold text-ink text-subheading tracking-tight"
    >
      <LogoMark className="size-6 [&>path:last-child]:transition-transform group-hover/logo:[&>path:last-child]:translate-x-px group-hover/logo:[&>path:last-child]:translate-y-px" />
      {siteName}
    </Link>
  )
}
