import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { Link } from '@/i18n/link'
import type { Locale } from '@/i18n/locales'
import { paths } from '@/paths'
import { type EditorPage, pageIcon } from '@/qr/content'
import { classNames } from '@/ui/class-names'
import { Icon } from '@/ui/icon/icon'
import { listRailGroups, type RailGroupName } from './list-rail-groups'
import { TypeSheet } from './type-sheet'

/**
 * Links to the pages of the editor: a column next to the form, or on narrow screens a button above
 * it that opens a sheet.
 */
export async function TypeRail({ locale, current }: { locale: Locale; current: EditorPage }) {
  const t = await getTranslations({ locale, namespace: 'types' })
  const groups = listRailGroups(locale)
  const listOf = (pages: readonly EditorPage[]) =>
    pages.map((page) => (
      <TypeLink key={page} page={page} isCurrent={page === current}>
        {t(`${page}.label`)}
      </TypeLink>
    ))
  const sheetGroups = groups.map(({ name, pages }) => ({
    label: t(`groups.${name}`),
    entries: pages.map((page) => ({
      href: paths.generator(page),
      label: t(`${page}.label`),
      icon: pageIcon(page),
      isCurrent: page === current,
    })),
  }))
  return (
    <nav
      aria-label={t('all')}
      className="border-line border-b lg:border-e lg:border-b-0 lg:bg-paper"
    >
      <TypeSheet
        label={t(`${current}.label`)}
        icon={pageIcon(current)}
        groups={sheetGroups}
        texts={{ change: t('change'), title: t('all'), close: t('close') }}
      />
      <ul className="hidden lg:sticky lg:top-(--header-height) lg:flex lg:flex-col lg:px-3 lg:py-6">
        {groups.map(({ name, pages }) =>
          isFolded(name) ? (
            <RailFold key={name} label={t(`groups.${name}`)} isOpen={pages.includes(current)}>
              {listOf(pages)}
            </RailFold>
          ) : (
            listOf(pages)
          ),
        )}
      </ul>
    </nav>
  )
}

const isFolded = (name: RailGroupName) => name !== 'all' && name !== 'files'

/** A group whose links are shown on request, so that the rail stays short. */
function RailFold({
  label,
  isOpen,
  children,
}: {
  label: string
  isOpen: boolean
  children: ReactNode
}) {
  return (
    <li className="mt-1 border-line border-t pt-1">
      <details open={isOpen} className="group">
        <summary className="type-entry cursor-pointer list-none text-ink-soft hover:bg-paper-sunken hover:text-ink [&::-webkit-details-marker]:hidden">
          <Icon
            name="chevron-down"
            className="size-4.5 shrink-0 stroke-2 transition-transform duration-140 group-open:rotate-180"
          />
          {label}
        </summary>
        <ul>{children}</ul>
      </details>
    </li>
  )
}

function TypeLink({
  page,
  isCurrent,
  children,
}: {
  page: EditorPage
  isCurrent: boolean
  children: ReactNode
}) {
  return (
    <li>
      <Link
        href={paths.generator(page)}
        prefetch={false}
        aria-current={isCurrent ? 'page' : undefined}
        className={classNames(
          'type-entry',
          isCurrent
            ? 'bg-paper-sunken font-medium text-ink before:absolute before:inset-y-0 before:-start-3 before:my-auto before:size-2 before:-translate-x-1/2 before:bg-accent'
            : 'text-ink-soft hover:bg-paper-sunken hover:text-ink',
        )}
      >
        <Icon name={pageIcon(page)} className="size-4.5 shrink-0" />
        {children}
      </Link>
    </li>
  )
}
