import { getTranslations } from 'next-intl/server'
import type { Locale } from '@/i18n/locales'
import { paths } from '@/paths'
import { type EditorPage, pageIcon } from '@/qr/content'
import { listRailGroups } from './list-rail-groups'
import { TypeColumn } from './type-column'
import { TypeSheet } from './type-sheet'

/**
 * Links to the pages of the editor: a column next to the form, or on narrow screens a button above
 * it that opens a sheet.
 */
export async function TypeRail({ locale, current }: { locale: Locale; current: EditorPage }) {
  const t = await getTranslations({ locale, namespace: 'types' })
  // Both lists get the same object, which the data of the page then contains once.
  const groups = listRailGroups(locale).map(({ name, pages }) => ({
    label: t(`groups.${name}`),
    isFolded: name !== 'all' && name !== 'files',
    entries: pages.map((page) => ({
      href: paths.generator(page),
      label: t(`${page}.label`),
      icon: pageIcon(page),
    })),
  }))
  const currentHref = paths.generator(current)
  return (
    <nav
      aria-label={t('all')}
      className="border-line border-b lg:border-e lg:border-b-0 lg:bg-paper"
    >
      <TypeSheet
        label={t(`${current}.label`)}
        icon={pageIcon(current)}
        groups={groups}
        currentHref={currentHref}
        texts={{ change: t('change'), title: t('all'), close: t('close') }}
      />
      <TypeColumn groups={groups} currentHref={currentHref} />
    </nav>
  )
}
