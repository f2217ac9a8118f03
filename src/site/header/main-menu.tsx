import { Link } from '@/i18n/link'
import { classNames } from '@/ui/class-names'
import { Menu } from '@/ui/menu'
import { HeaderMenuList } from './header-menu-list'
import type { NavigationItem } from './navigation-item'

/** Number of entries from which a dropdown has two columns. */
const wideFrom = 6

const entryClass =
  'flex min-h-11 items-center gap-1.5 rounded-md px-2 font-medium text-sm text-ink-soft hover:text-ink xl:px-3'

/** The top menu of wide screens: links, and dropdowns of large entries. */
export function MainMenu({
  items,
  label,
  group,
}: {
  items: readonly NavigationItem[]
  label: string
  group: string
}) {
  return (
    <nav aria-label={label} className="max-lg:hidden">
      <ul className="relative flex items-center">
        {items.map(({ id, label: itemLabel, path, children }, index) => (
          <li key={id ?? itemLabel}>
            {children?.length ? (
              <Menu
                group={group}
                // A wide dropdown is aligned with the menu, so that it is always inside the window.
                isAnchored={children.length < wideFrom}
                labelClassName={classNames(entryClass, 'group-open/menu:text-ink')}
                panelClassName={classNames(
                  'top-full mt-2',
                  children.length < wideFrom ? 'w-84' : 'w-170',
                  children.length < wideFrom && index > items.length / 2 ? 'end-0' : 'start-0',
                )}
                label={
                  <>
                    {itemLabel}
                    <svg
                      aria-hidden="true"
                      viewBox="0 0 10 6"
                      className="w-2 fill-none stroke-2 stroke-current transition-transform group-open/menu:rotate-180"
                    >
                      <path d="m1 1 4 4 4-4" />
                    </svg>
                  </>
                }
              >
                <HeaderMenuList entries={children} isWide={children.length >= wideFrom} />
              </Menu>
            ) : (
              path && (
                <Link href={path} className={entryClass}>
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
