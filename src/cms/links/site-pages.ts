import { catalogLabel } from '@/cms/admin/label'
import { type Locale, localeCodes } from '@/i18n/locales'
import { type DeveloperPage, developerPages, paths } from '@/paths'
import { editorPages } from '@/qr/content'

/** A page with a fixed address that is not a document. */
export type SitePage = { path: string; names: Record<Locale, string> }

const named = (path: string, key: string): SitePage => ({ path, names: catalogLabel(key) })

/** The names of these pages alone, such as “Codes”, would not say what they are about. */
function nameDeveloperPage(page: DeveloperPage): SitePage {
  const api = catalogLabel('developers.title')
  const own = catalogLabel(`developers.pages.${page}.title`)
  const names = localeCodes.map((code) => [code, `${api[code]}: ${own[code]}`] as const)
  return {
    path: paths.developerPage(page),
    names: Object.fromEntries(names) as Record<Locale, string>,
  }
}

export const sitePages: readonly SitePage[] = [
  named(paths.home, 'admin.globals.home'),
  ...editorPages.map((type) => named(paths.generator(type), `types.${type}.title`)),
  named(paths.scanner, 'admin.tools.scanner'),
  named(paths.batch, 'admin.tools.batch'),
  named(paths.features, 'admin.globals.features'),
  named(paths.pricing, 'admin.globals.pricing'),
  named(paths.blog, 'admin.groups.blog'),
  named(paths.blogSearch, 'pages.blog.search.title'),
  named(paths.blogFeed, 'pages.blog.feed'),
  named(paths.contact, 'pages.contact.title'),
  named(paths.myCodes, 'site.header.myCodes'),
  named(paths.statistics, 'statistics.page.title'),
  named(paths.developers, 'developers.title'),
  ...developerPages.map(nameDeveloperPage),
  named(`${paths.codesApi}/openapi.json`, 'developers.openApi'),
]

const listPagePattern = new RegExp(
  `^(${paths.blog}(?:/(?:category|tag)/[^/]+)?)/page/[1-9]\\d{0,5}$`,
)

/** Returns the first page of a list of articles for any of its pages; other paths are unchanged. */
export function firstListPage(path: string): string {
  return listPagePattern.exec(path)?.[1] ?? path
}

export function isSitePage(path: string): boolean {
  return sitePages.some((page) => page.path === path)
}
