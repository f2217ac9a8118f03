import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { Link } from '@/i18n/link'
import type { Locale } from '@/i18n/locales'
import { paths } from '@/paths'
import { codeTypes, type PageType, typeFacts, uploadTypes } from '@/qr/content'
import { classNames } from '@/ui/class-names'
import { Icon } from '@/ui/icon/icon'
import { TypeRailScroller } from './type-rail-scroller'

/** Links to the content types: a column next to the form, or a strip above it on narrow screens. */
export async function TypeRail({ locale, current }: { locale: Locale; current: PageType }) {
  const t = await getTranslations({ locale, namespace: 'types' })
  const linkTo = (type: PageType) => (
    <TypeLink key={type} type={type} isCurrent={type === current}>
      {t(`${type}.label`)}
    </TypeLink>
  )
  return (
    <nav
      aria-label={t('all')}
      className="border-line border-b lg:border-e lg:border-b-0 lg:bg-paper"
    >
      <TypeRailScroller className="flex overflow-x-auto overscroll-x-contain px-1 [scrollbar-width:none] md:px-3 lg:sticky lg:top-(--header-height) lg:flex-col lg:overflow-visible lg:px-3 lg:py-6">
        {codeTypes.map(linkTo)}
        <li
          aria-hidden="true"
          className="m-3 w-px shrink-0 bg-line lg:mx-3 lg:my-2 lg:h-px lg:w-auto"
        />
        {uploadTypes.map(linkTo)}
      </TypeRailScroller>
    </nav>
  )
}

function TypeLink({
  type,
  isCurrent,
  children,
}: {
  type: PageType
  isCurrent: boolean
  children: ReactNode
}) {
  return (
    <li className="shrink-0">
      <Link
        href={paths.generator(type)}
        aria-current={isCurrent ? 'page' : undefined}
        className={classNames(
          'type-entry',
          isCurrent
            ? 'font-medium text-ink before:absolute before:inset-x-3 before:bottom-0 before:h-1 before:bg-accent lg:bg-paper-sunken lg:before:inset-x-auto lg:before:inset-y-0 lg:before:-start-3 lg:before:my-auto lg:before:size-2 lg:before:-translate-x-1/2'
            : 'text-ink-soft hover:text-ink lg:hover:bg-paper-sunken',
        )}
      >
        <Icon name={typeFacts[type].icon} className="size-4.5 shrink-0" />
        {children}
      </Link>
    </li>
  )
}
