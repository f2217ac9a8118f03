import type { Messages } from './load-messages'
import type { Locale } from './locales'

declare module 'next-intl' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface merges
  interface AppConfig {
    Locale: Locale
    Messages: Messages
  }
}
