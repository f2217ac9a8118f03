'use client'

import { Link } from '@/i18n/link'
import { Icon } from '@/ui/icon/icon'
import type { NavigationChild } from './navigation-item'

/** An entry below a heading of the side menu. A client component for the same reason as `MenuItem`. */
export function SideMenuItem({
  label,
  icon,
  path,
  hot,
}: Pick<NavigationChild, 'label' | 'icon' | 'path' | 'hot'>) {
  return (
    <Link href={path} className="side-menu-entry">
      {icon && <Icon name={icon} className="size-5 shrink-0 text-ink-soft" />}
      <span className="min-w-0">
        {label}
        {hot && <span aria-hidden="true"> 🔥</span>}
      </span>
    </Link>
  )
}
