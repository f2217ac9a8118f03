'use client'

import { usePathname } from 'next/navigation'
import { startTransition, useEffect, useLayoutEffect, useState } from 'react'
import { Link } from '@/i18n/link'
import { classNames } from '@/ui/class-names'
import { Dialog } from '@/ui/dialog'
import { Icon } from '@/ui/icon/icon'
import type { IconName } from '@/ui/icon/icon-names'
import type { TypeEntry, TypeGroup } from './type-groups'

/** Width from which the page has the column instead; the same as `lg:` in the classes. */
const wideScreen = '(min-width: 64rem)'

/** The current type as a button, which opens a sheet with the links to all types. */
export function TypeSheet({
  label,
  icon,
  groups,
  currentHref,
  texts,
}: {
  /** Name of the current type. */
  label: string
  icon: IconName
  groups: readonly TypeGroup[]
  currentHref: string
  texts: { change: string; title: string; close: string }
}) {
  const [isOpen, setOpen] = useState(false)
  const [isNear, setNear] = useState(false)
  // The links are rendered in the closed sheet, in pieces, before the press has ended.
  const approach = () => startTransition(() => setNear(true))
  const close = () => setOpen(false)
  const path = usePathname()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page closes the sheet
  useLayoutEffect(() => setOpen(false), [path])
  useEffect(() => {
    const wide = window.matchMedia(wideScreen)
    const close = () => setOpen(false)
    wide.addEventListener('change', close)
    return () => wide.removeEventListener('change', close)
  }, [])
  return (
    <div className="lg:hidden">
      <button
        type="button"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={approach}
        onFocus={approach}
        onClick={() => setOpen(true)}
        className="flex min-h-12 w-full items-center gap-3 px-4 text-start hover:bg-paper-sunken md:px-6"
      >
        <Icon name={icon} strokeWidth={1.75} className="size-5 shrink-0" />
        <span className="min-w-0 flex-1 font-medium">{label}</span>
        <span className="text-ink-soft text-sm">{texts.change}</span>
        <Icon name="chevron-down" className="size-4.5 shrink-0 text-ink-soft" />
      </button>
      <Dialog
        open={isOpen}
        onClose={close}
        title={texts.title}
        closeLabel={texts.close}
        placement="bottom"
      >
        {/* Crawlers find the links in the column. */}
        {(isOpen || isNear) && (
          <div className="flex flex-col gap-5">
            {groups.map((group) => (
              <section key={group.label}>
                <h3 className="text-ink-soft text-sm">{group.label}</h3>
                <ul className="mt-1 grid grid-cols-2 gap-x-2 sm:grid-cols-3">
                  {group.entries.map((entry) => (
                    <SheetEntry
                      key={entry.href}
                      {...entry}
                      isCurrent={entry.href === currentHref}
                      onChoose={close}
                    />
                  ))}
                </ul>
              </section>
            ))}
          </div>
        )}
      </Dialog>
    </div>
  )
}

function SheetEntry({
  href,
  label,
  icon,
  isCurrent,
  onChoose,
}: TypeEntry & { isCurrent: boolean; onChoose: () => void }) {
  return (
    <li>
      <Link
        href={href}
        prefetch={false}
        aria-current={isCurrent ? 'page' : undefined}
        onClick={onChoose}
        className={classNames(
          'flex min-h-12 items-center gap-3 rounded-md px-2 text-sm no-underline hover:bg-paper-sunken',
          isCurrent && 'bg-paper-sunken font-medium',
        )}
      >
        <Icon name={icon} strokeWidth={1.75} className="size-4.5 shrink-0" />
        {label}
      </Link>
    </li>
  )
}
