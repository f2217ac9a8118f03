import type { BeforeListTableServerProps } from 'payload'
import { FilterLinks } from '@/cms/admin/filter-links'
import { getTexts } from '@/cms/admin/get-texts'
import { paths } from '@/paths'

const list = `${paths.admin}/collections/missing-pages`
const query = 'where[or][0][and][0][dismissed][equals]='

/** Filters the missing pages: all, those to decide, and those that were dismissed. */
export async function DismissedFilter({ i18n, payload, searchParams }: BeforeListTableServerProps) {
  const t = getTexts(i18n)
  const chosen = JSON.stringify(searchParams ?? {})
  const count = (dismissed: boolean) =>
    payload.count({ collection: 'missing-pages', where: { dismissed: { equals: dismissed } } })
  const [open, dismissed] = await Promise.all([count(false), count(true)])
  const isChosen = (value: boolean) =>
    chosen.includes('dismissed') && new RegExp(`equals\\W+${value}`).test(chosen)
  const links = [
    {
      href: `${list}?${query}false`,
      name: `${t('missingPages.open')} (${open.totalDocs})`,
      isChosen: isChosen(false),
    },
    {
      href: `${list}?${query}true`,
      name: `${t('missingPages.dismissed')} (${dismissed.totalDocs})`,
      isChosen: isChosen(true),
    },
  ]
  const all = {
    href: list,
    name: t('messageView.all'),
    isChosen: !links.some((link) => link.isChosen),
  }
  return <FilterLinks links={[all, ...links]} />
}
