import { useConfig } from '@payloadcms/ui'
import type { DeskLanguage, DeskLocale } from '../languages'

/** What the plugin tells components in browsers, in `admin.custom` of Payload's config. */
export type ClientDesk = {
  languages: readonly DeskLanguage[]
  source: DeskLocale
  /** Collection of the pictures whose alternative texts are exchanged. */
  pictures?: string | undefined
}

/** Returns the languages of the content. */
export function useTranslationDesk() {
  const { custom } = useConfig().config.admin
  const desk = custom?.translationDesk as ClientDesk
  const { languages } = desk
  return {
    ...desk,
    isLanguage: (value: unknown): value is DeskLocale =>
      languages.some(({ code }) => code === value),
    languageOf: (code: string) => languages.find((one) => one.code === code),
  }
}
