'use client'

import { Link } from '@/i18n/link'
import { Icon } from '@/ui/icon/icon'
import type { IconName } from '@/ui/icon/icon-names'

/** A link to a type. A client component, so that the data of the page is smaller. */
export function TypeItem({ href, label, icon }: { href: string; label: string; icon: IconName }) {
  return (
    <li>
      <Link href={href} prefetch={false} className="type-link">
        <Icon name={icon} />
        {label}
      </Link>
    </li>
  )
}
