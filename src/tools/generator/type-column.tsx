'use client'

import { Link } from '@/i18n/link'
import { classNames } from '@/ui/class-names'
import { Icon } from '@/ui/icon/icon'
import type { TypeEntry, TypeGroup } from './type-groups'

/**
 * The column of links to all types. A client component, because the data of the page then contains
 * the links instead of their elements.
 */
export function TypeColumn({
  groups,
  currentHref,
}: {
  groups: readonly TypeGroup[]
  currentHref: string
}) {
  const listOf = (entries: readonly TypeEntry[]) =>
    entries.map((entry) => (
      <TypeLink key={entry.href} {...entry} isCurrent={entry.href === currentHref} />
    ))
  return (
    <ul className="hidden lg:sticky lg:top-(--header-height) lg:flex lg:flex-col lg:px-3 lg:py-6">
      {groups.map((group) =>
        group.isFolded ? (
          <li key={group.label} className="mt-1 border-line border-t pt-1">
            {/* Links are shown on request, so that the column stays short. */}
            <details
              open={group.entries.some(({ href }) => href === currentHref)}
              className="group"
            >
              <summary className="type-entry cursor-pointer list-none [&::-webkit-details-marker]:hidden">
                <Icon
                  name="chevron-down"
                  className="transition-transform duration-140 group-open:rotate-180"
                />
                {group.label}
              </summary>
              <ul>{listOf(group.entries)}</ul>
            </details>
          </li>
        ) : (
          listOf(group.entries)
        ),
      )}
    </ul>
  )
}

function TypeLink({ href, label, icon, isCurrent }: TypeEntry & { isCurrent: boolean }) {
  return (
    <li>
      <Link
        href={href}
        aria-current={isCurrent ? 'page' : undefined}
        className={classNames(
          'type-entry',
          isCurrent &&
            'before:absolute before:inset-y-0 before:-start-3 before:my-auto before:size-2 before:-translate-x-1/2 before:bg-accent',
        )}
      >
        <Icon name={icon} strokeWidth={1.75} />
        {label}
      </Link>
    </li>
  )
}
