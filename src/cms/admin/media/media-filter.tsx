import type { BeforeListTableServerProps } from 'payload'
import { isEditor } from '@/cms/access/is-editor'
import { FilterLinks } from '@/cms/admin/filter-links'
import { getTexts } from '@/cms/admin/get-texts'
import { countMissingTexts } from '@/cms/media/count-missing-texts'
import { listMediaFolders } from '@/cms/media/list-folders'
import { ExportPictures } from '@/desk/admin/exchange/export-pictures'
import { isLocale, locales } from '@/i18n/locales'
import { paths } from '@/paths'
import { MoveSelected } from './move-selected'

const list = `${paths.admin}/collections/media`
const condition = 'where[or][0][and][0]'

/** Filters pictures by folder and by missing texts, and moves the selected ones. */
export async function MediaFilter(props: BeforeListTableServerProps) {
  const { i18n, payload, searchParams, user } = props
  const t = getTexts(i18n)
  const [folders, missing] = await Promise.all([
    listMediaFolders(payload),
    countMissingTexts(payload),
  ])
  const chosen = JSON.stringify(searchParams ?? {})
  const wantedLocale = searchParams?.locale
  const showsMissing = /alt\W+exists\W+false/.test(chosen)
  const missingLinks = locales
    .filter(({ code }) => missing[code] > 0)
    .map(({ code, name }) => ({
      href: `${list}?locale=${code}&${condition}[alt][exists]=false`,
      name: `${name} (${missing[code]})`,
      isChosen: showsMissing && isLocale(wantedLocale) && wantedLocale === code,
    }))
  const folderLinks = folders.map(({ path, pictures }) => ({
    href: `${list}?${condition}[folder][equals]=${encodeURIComponent(path)}`,
    name: `${path.replaceAll('/', ' / ')} (${pictures})`,
    isChosen: chosen.includes(`"equals":${JSON.stringify(path)}`),
  }))
  const withoutFolder = {
    href: `${list}?${condition}[folder][exists]=false`,
    name: t('pictures.noFolder'),
    isChosen: /folder\W+exists\W+false/.test(chosen),
  }
  const all = {
    href: list,
    name: t('messageView.all'),
    isChosen: ![...missingLinks, ...folderLinks, withoutFolder].some(({ isChosen }) => isChosen),
  }
  return (
    <>
      {folders.length > 0 && (
        <FilterLinks label={t('pictures.folders')} links={[all, ...folderLinks, withoutFolder]} />
      )}
      {missingLinks.length > 0 && (
        <FilterLinks
          label={t('pictures.missing')}
          links={folders.length > 0 ? missingLinks : [all, ...missingLinks]}
        />
      )}
      {user && isEditor({ req: { user } as Parameters<typeof isEditor>[0]['req'] }) && (
        <MoveSelected folders={folders.map(({ path }) => path)} />
      )}
      <ExportPictures />
    </>
  )
}
