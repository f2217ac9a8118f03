'use client'

import { Link } from '@/i18n/link'
import type { NavigationChild } from '@/site/header/navigation-item'
import { Icon } from '@/ui/icon/icon'

/**
 * A large entry of a dropdown: icon, label and description. A client component, so that the page's
 * data contains its texts without the elements around them.
 */
export function HeaderMenuItem({
  label,
  description,
  icon,
  path,
  hot,
}: Pick<NavigationChild, 'label' | 'description' | 'icon' | 'path' | 'hot'>) {
  return (
    <Link href={path} className="menu-entry">
      {icon && (
        <span className="menu-entry-icon">
          <Icon name={icon} className="size-5" />
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
  )
}
