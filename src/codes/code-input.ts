import type { Locale } from '@/i18n/locales'
import type { Design } from '@/qr/design/design'
import type { CodeDocument } from './code-document'

/** What makes a code. `email` is kept as a hash; it lets its owner recover the key. */
export type NewCode = {
  document: CodeDocument
  design?: Design | null
  name?: string
  timeZone?: string
  password?: string | null
  email?: string | null
  /** The owner's language, for mails. */
  locale?: Locale
  /** Answer to a challenge, after a limit. */
  proof?: string
}

/** What an edit changes; absent members stay. It fails where `revision` is not the stored one. */
export type CodeEdit = Partial<Omit<NewCode, 'locale' | 'proof'>> & { revision: number }
