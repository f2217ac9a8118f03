import { type CodeDocument, fileRoles, type LanguageVersion } from '@/codes/code-document'
import { getLocale, type Locale } from '@/i18n/locales'
import type { HostedPage, ShownFile, ShownPage } from './hosted-page'

const emptyVersion: LanguageVersion = {
  fields: {},
  title: '',
  description: '',
  buttons: [],
  files: [],
}

/** A page in the language that it can be shown in, its files found. */
export function showPage(page: HostedPage): ShownPage {
  const { document } = page
  const locale = chooseLanguage(document, page.locale)
  return {
    ...page,
    locale,
    lang: getLocale(locale).lang,
    version: document.languages[locale] ?? emptyVersion,
    files: findFiles(page, locale),
    allFiles: page.files,
  }
}

/** The first of the wanted languages that a page has, or its main one. */
export function chooseLanguage(
  { languages, mainLocale }: Pick<CodeDocument, 'languages' | 'mainLocale'>,
  ...wanted: readonly Locale[]
): Locale {
  return wanted.find((locale) => languages[locale]) ?? mainLocale
}

/** The files of a language; of each role those of the main one where it has none of its own. */
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
