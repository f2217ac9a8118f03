import type { Locale } from '@/i18n/locales'
import type { Design } from '@/qr/design/design'
import type { CodeDocument } from './code-document'

/**
 * Input to create a code. `email` is stored as a hash only; its owner can use it to recover the
 * key.
 */
export type NewCode = {
  document: CodeDocument
  design?: Design | null
  name?: string
  timeZone?: string
  password?: string | null
  email?: string | null
  /** The owner's language, for mails. */
  locale?: Locale
  /** Solution of a challenge, required beyond a rate limit. */
  proof?: string
  /** For codes in a workspace: a chosen slug, and where the code is listed. */
  slug?: string
  externalId?: string
  folder?: string | null
  tags?: readonly string[]
}

/**
 * Changes of an edit; omitted members remain unchanged. The edit fails if `revision` is not the
 * stored one.
 */
export type CodeEdit = Partial<
  Omit<NewCode, 'locale' | 'proof' | 'slug' | 'externalId' | 'folder' | 'tags'>
> & { revision: number }
