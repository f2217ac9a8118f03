import type { Locale } from './locales'
import type { Messages } from './load-messages'

declare module 'next-intl' {
  interface AppConfig {
    Locale: Locale
    Messages: Messages
  }
}
