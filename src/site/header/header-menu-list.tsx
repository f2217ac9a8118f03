'use client'

import { Link } from '@/i18n/link'
import type { NavigationChild } from '@/site/header/navigation-item'
import { classNames } from '@/ui/class-names'
import { Icon } from '@/ui/icon/icon'

/**
 * The large entries of a dropdown: icon, label and description. A client component, so that the
 * page's data contains its texts without the elements around them, and once for both menus.
 */
export function HeaderMenuList({
  entries,
  isWide,
}: {
  entries: readonly NavigationChild[]
  isWide: boolean
}) {
  return (
    <ul className={classNames('grid gap-0.5', isWide && 'grid-cols-2')}>
      {entries.map(({ id, label, description, icon, path, hot }) => (
        <li key={id ?? path}>
          <Link href={path} className="menu-entry">
            {icon && (
              <span className="menu-entry-icon">
                <Icon name={icon} strokeWidth={1.75} className="size-5" />
              </span>
            )}
            <span className="min-w-0">
              <span className="menu-entry-label">
                {label}
                {hot && <span aria-hidden="true"> 🔥</span>}
              </span>
              {description && <span className="menu-entry-text">{description}</span>}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
