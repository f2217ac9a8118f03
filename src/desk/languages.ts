import type { TypedLocale } from 'payload'

/** Code of a language of the content. */
export type DeskLocale = TypedLocale

export type DeskLanguage = {
  code: DeskLocale
  /** In the language itself. */
  name: string
  /** The tag of its texts in pages (`lang`). */
  lang: string
  /** The tag of its texts in files for translators. */
  iso: string
}

type Languages = { source: DeskLocale; all: readonly DeskLanguage[]; project: string }

let known: Languages | undefined

/**
 * Names the languages of the content for this process. The plugin does it for Payload; a program or a
 * worker that uses the formats alone does it itself.
 *
 * @param source the language from which is translated
 * @param project the name of the project in files for translators
 */
export function setLanguages(
  all: readonly DeskLanguage[],
  source: DeskLocale,
  project = 'Translation desk',
): void {
  known = { source, all, project }
}

function languages(): Languages {
  if (!known) throw new Error('The languages are unknown: translationDesk() has not run')
  return known
}

export const listLanguages = (): readonly DeskLanguage[] => languages().all
export const languageCodes = (): DeskLocale[] => listLanguages().map(({ code }) => code)

/** The language from which is translated. */
export const sourceLocale = (): DeskLocale => languages().source

export const projectName = (): string => languages().project
/** The prefix of what only this project understands in files of a standard, and of their names. */
export const vendorPrefix = (): string => projectName().toLowerCase().replaceAll(/\W+/g, '-')

export const isLanguage = (value: unknown): value is DeskLocale =>
  listLanguages().some(({ code }) => code === value)

export function languageOf(code: DeskLocale): DeskLanguage {
  const found = listLanguages().find((one) => one.code === code)
  if (!found) throw new Error(`Unknown language ${code}`)
  return found
}
