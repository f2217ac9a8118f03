import { Link } from '@/i18n/link'
import { paths } from '@/paths'

export type FooterColumn = {
  title: string
  links?: readonly { id?: string | null; label: string; path: string | null }[] | null
}

/** Omits links to documents that do not exist in the visitor's language. */
export function FooterColumns({ columns }: { columns: readonly FooterColumn[] }) {
  return (
    <div className="grid grid-cols-2 gap-x-8 gap-y-10 md:grid-cols-4">
      {columns.map(({ title, links }) => (
        <nav key={title} aria-label={title}>
          <h2 className="font-semibold font-text text-sm tracking-normal">{title}</h2>
          <ul className="mt-3">
            {links?.map(
              ({ id, label, path }) =>
                path && (
                  <li key={id ?? path}>
                    {/* Prefetching would load two dozen pages whenever the footer is in view. */}
                    <Link href={path} prefetch={false} className="footer-link">
                      {label}
                      {path === paths.batch && <span aria-hidden="true">&nbsp;🔥</span>}
                    </Link>
                  </li>
                ),
            )}
          </ul>
        </nav>
      ))}
    </div>
  )
}
