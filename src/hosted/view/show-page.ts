import { type CodeDocument, fileRoles, findOpenWindow, type LanguageVersion } from '@/codes'
import { getLocale, type Locale } from '@/i18n/locales'
import type { HostedPage, ShownFile, ShownPage } from './hosted-page'

const emptyVersion: LanguageVersion = {
  fields: {},
  title: '',
  description: '',
  buttons: [],
  files: [],
}

/** Resolves a page's language and files. */
export function showPage(page: HostedPage): ShownPage {
  const { document } = page
  const locale = chooseLanguage(document, page.locale)
  return {
    ...page,
    locale,
    lang: getLocale(locale).lang,
    version: document.languages[locale] ?? emptyVersion,
    files: selectFiles(page, findFiles(page, locale)),
    allFiles: page.files,
  }
}

/** The first of the requested languages that a page has, or its main one. */
export function chooseLanguage(
  { languages, mainLocale }: Pick<CodeDocument, 'languages' | 'mainLocale'>,
  ...requested: readonly Locale[]
): Locale {
  return requested.find((locale) => languages[locale]) ?? mainLocale
}

/** Leaves out content of other hours; what has hours is shown in these only. */
function selectFiles({ document, atMs }: HostedPage, files: ShownFile[]): ShownFile[] {
  const { rules } = document
  if (!rules || atMs === undefined) return files
  const scheduled = new Set(rules.windows.flatMap(({ fileIds = [] }) => fileIds))
  const current = findOpenWindow(rules, atMs)?.fileIds ?? []
  const isContent = ({ role }: ShownFile) => role === 'content'
  const hasCurrent = files.some((file) => isContent(file) && current.includes(file.id))
  return files.filter((file) => {
    if (!isContent(file)) return true
    return hasCurrent ? current.includes(file.id) : !scheduled.has(file.id)
  })
}

/** The files of a language; for roles without files those of the main language. */
function findFiles({ document, files }: HostedPage, locale: Locale): ShownFile[] {
  const usesOf = (code: Locale) => document.languages[code]?.files ?? []
  const own = usesOf(locale)
  const roles = fileRoles.filter((role) => own.some((use) => use.role === role))
  const inherited = usesOf(document.mainLocale).filter(({ role }) => !roles.includes(role))
  const uses = locale === document.mainLocale ? own : [...own, ...inherited]
  return uses.flatMap(({ id, role, caption }) => {
    const file = files.find((candidate) => candidate.id === id)
    return file ? [{ ...file, role, caption }] : []
  })
}
