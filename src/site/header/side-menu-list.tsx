'use client'

import { Link } from '@/i18n/link'
import { Icon } from '@/ui/icon/icon'
import type { NavigationChild } from './navigation-item'

/**
 * The entries below a heading of the side menu. A client component for the same reason as
 * `HeaderMenuList`.
 */
export function SideMenuList({ entries }: { entries: readonly NavigationChild[] }) {
  return (
    <ul className="mb-2">
      {entries.map(({ id, label, icon, path, hot }) => (
        <li key={id ?? path}>
          <Link href={path} className="side-menu-entry">
            {icon && (
              <Icon name={icon} strokeWidth={1.75} className="size-5 shrink-0 text-ink-soft" />
            )}
            <span className="min-w-0">
              {label}
              {hot && <span aria-hidden="true"> 🔥</span>}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
