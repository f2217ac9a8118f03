'use client'

import { Link } from '@/i18n/link'
import { Icon } from '@/ui/icon/icon'
import { unpackRows } from './packed-rows'

export type PageCells = readonly [path: string, title: string]

/**
 * The pages of the documentation, and the operations of the current one: a column on wide screens, a
 * disclosure on others. Browsers that cannot show a closed disclosure have one on wide screens, too.
 */
export function DocsNav({
  label,
  pages,
  current,
  operations,
}: {
  label: string
  /** Packed rows of `PageCells`. */
  pages: string
  /** Path of the current page. */
  current: string
  /** Ids of the operations on the current page. */
  operations: readonly string[]
}) {
  return (
    <nav aria-label={label} className="print:hidden">
      <details className="group rounded-md border border-line-strong lg:rounded-none lg:border-0 lg:supports-[selector(::details-content)]:details-content:[block-size:auto] lg:supports-[selector(::details-content)]:details-content:[content-visibility:visible]">
        <summary className="flex min-h-11 list-none items-center justify-between gap-2 px-3 font-medium lg:supports-[selector(::details-content)]:hidden">
          {label}
          <Icon name="chevron-down" className="size-4 transition-transform group-open:rotate-180" />
        </summary>
        <ul className="border-line text-sm max-lg:border-t max-lg:p-2 lg:border-s [&_a:hover]:text-ink [&_a]:-ms-px [&_a]:flex [&_a]:min-h-10 [&_a]:items-center [&_a]:border-transparent [&_a]:border-s-2 [&_a]:px-3 [&_a]:py-1 [&_a]:text-ink-soft lg:[&_a]:min-h-9 [&_a[aria-current]]:border-accent [&_a[aria-current]]:font-medium [&_a[aria-current]]:text-ink [&_ul]:mb-2 [&_ul_a]:min-h-9 [&_ul_a]:ps-6 [&_ul_a]:font-mono [&_ul_a]:text-xs lg:[&_ul_a]:min-h-7">
          {unpackRows<PageCells>(pages).map(([path, title]) => (
            <li key={path}>
              <Link
                href={path}
                prefetch={false}
                aria-current={path === current ? 'page' : undefined}
              >
                {title}
              </Link>
              {path === current && operations.length > 0 && (
                <ul translate="no">
                  {operations.map((id) => (
                    <li key={id}>
                      <a href={`#${id}`}>{id}</a>
                    </li>
                  ))}
                </ul>
              )}
            </li>
          ))}
        </ul>
      </details>
    </nav>
  )
}
