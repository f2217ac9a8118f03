import { locales } from './locales'

/** Names of the languages in themselves, by code. */
export const languageNames: Readonly<Record<string, string>> = Object.fromEntries(
  locales.map(({ code, name }) => [code, name]),
)
