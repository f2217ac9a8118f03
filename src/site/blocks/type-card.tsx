'use client'

import { Link } from '@/i18n/link'
import { Icon } from '@/ui/icon/icon'
import type { IconName } from '@/ui/icon/icon-names'

/** A type with a large icon. A client component, so that the data of the page is smaller. */
export function TypeCard({
  href,
  label,
  description,
  icon,
}: {
  href: string
  label: string
  description: string | null | undefined
  icon: IconName
}) {
  return (
    <li className="type-card">
      <Icon name={icon} strokeWidth={1.75} className="size-6 text-accent-strong" />
      <h3 className="mt-2 text-subheading">
        <Link href={href} prefetch={false} className="covering-link">
          {label}
        </Link>
      </h3>
      <p className="text-ink-soft text-sm">{description}</p>
    </li>
  )
}
