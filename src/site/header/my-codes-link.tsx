import type { ReactNode } from 'react'
import { Link } from '@/i18n/link'
import { paths } from '@/paths'
import { classNames } from '@/ui/class-names'
import { Icon } from '@/ui/icon/icon'

const placeClass = {
  // The side menu has the link too, so the narrowest phones do without it here.
  bar: 'relative justify-center max-xl:w-11 max-[22.5rem]:hidden text-sm xl:px-3 xl:not-has-[~div]:-me-3',
  menu: '-mx-2 gap-3 px-2 hover:bg-paper-sunken',
} as const

/** The codes of this browser. The CMS cannot remove this link: without it codes are hard to find again. */
export function MyCodesLink({
  place,
  label,
  count,
}: {
  place: keyof typeof placeClass
  label: string
  count?: ReactNode
}) {
  return (
    <Link
      href={paths.myCodes}
      prefetch={false}
      className={classNames(
        'flex min-h-11 shrink-0 items-center gap-2 rounded-md font-medium hover:bg-paper-sunken',
        placeClass[place],
      )}
    >
      <Icon name="qr-code" strokeWidth={1.75} className="size-5 text-ink-soft" />
      <span className={place === 'bar' ? 'max-xl:sr-only' : undefined}>{label}</span>
      <span
        className={classNames(
          'flex',
          place === 'bar' && 'max-xl:absolute max-xl:end-0.5 max-xl:top-0.5',
        )}
      >
        {count}
      </span>
    </Link>
  )
}
