import { Link } from '@/i18n/link'
import type { NavigationItem } from './navigation-item'
import { SideMenuList } from './side-menu-list'

/** The top menu as a collapsible list, for the side menu. */
export function MobileLinks({ items, label }: { items: readonly NavigationItem[]; label: string }) {
  return (
    <nav aria-label={label}>
      <ul className="-mx-2">
        {items.map(({ id, label: itemLabel, path, children }) => (
          <li key={id ?? itemLabel}>
            {children?.length ? (
              <details className="group/fold">
                <summary className="flex min-h-11 list-none items-center justify-between rounded-md px-2 font-medium hover:bg-paper-sunken">
                  {itemLabel}
                  <svg
                    aria-hidden="true"
                    viewBox="0 0 10 6"
                    className="w-2.5 fill-none stroke-2 stroke-current text-ink-soft transition-transform group-open/fold:rotate-180"
                  >
                    <path d="m1 1 4 4 4-4" />
                  </svg>
                </summary>
                <SideMenuList entries={children} />
              </details>
            ) : (
              path && (
                <Link
                  href={path}
                  className="flex min-h-11 items-center rounded-md px-2 font-medium hover:bg-paper-sunken"
                >
                  {itemLabel}
                </Link>
              )
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}
