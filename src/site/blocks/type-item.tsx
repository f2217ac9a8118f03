'use client'

import { Link } from '@/i18n/link'

/** A link to a type. A client component, so that the data of the page is smaller. */
export function TypeItem({ href, label }: { href: string; label: string }) {
  return (
    <li>
      <Link href={href} prefetch={false} className="type-link">
        {label}
      </Link>
    </li>
  )
}
