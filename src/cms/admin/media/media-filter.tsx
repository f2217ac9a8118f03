import type { BeforeListTableServerProps } from 'payload'
import { isEditor } from '@/cms/access/is-editor'
import { FilterLinks } from '@/cms/admin/filter-links'
import { getTexts } from '@/cms/admin/get-texts'
import { countMissingTexts } from '@/cms/media/count-missing-texts'
import { listMediaFolders } from '@/cms/media/list-folders'
import { listOutdatedPictures } from '@/cms/media/picture-states'
import { ExportPictures } from '@/desk/admin/exchange/export-pictures'
import { isLocale, locales } from '@/i18n/locales'
import { paths } from '@/paths'
import { MoveSelected } from './move-selected'

const list = `${paths.admin}/collections/media`
/** Pictures that an address names. */
const mostListed = 100
const condition = 'where[or][0][and][0]'

/** Filters pictures by folder, by missing and by outdated texts, and moves the selected ones. */
export async function MediaFilter(props: BeforeListTableServerProps) {
  const { i18n, payload, searchParams, user } = props
  const t = getTexts(i18n)
  const [folders, missing, outdated] = await Promise.all([
    listMediaFolders(payload),
    countMissingTexts(payload),
    listOutdatedPictures(payload),
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
  const outdatedLinks = locales.flatMap(({ code, name }) => {
    const ids = outdated.get(code) ?? []
    const link = {
      href: `${list}?locale=${code}&${condition}[id][in]=${ids.slice(0, mostListed).join(',')}`,
      name: `${name} (${ids.length})`,
      isChosen: chosen.includes(`"in":"${ids[0]}`) && wantedLocale === code,
    }
    return ids.length > 0 ? [link] : []
  })
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
    isChosen: ![...missingLinks, ...outdatedLinks, ...folderLinks, withoutFolder].some(
      ({ isChosen }) => isChosen,
    ),
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
      {outdatedLinks.length > 0 && (
        <FilterLinks label={t('pictures.outdated')} links={outdatedLinks} />
      )}
      {user && isEditor({ req: { user } as Parameters<typeof isEditor>[0]['req'] }) && (
        <MoveSelected folders={folders.map(({ path }) => path)} />
      )}
      <ExportPictures />
    </>
  )
}
