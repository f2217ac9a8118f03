import type { Messages } from './load-messages'
import type { Locale, LocaleEntry } from './locales'

declare module 'next-intl' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface merges
  interface AppConfig {
    Locale: Locale | LocaleEntry['iso']
    Messages: Messages
  }
}
