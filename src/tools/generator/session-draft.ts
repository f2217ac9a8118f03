import { type PageDraft, type PageType, pickFields } from '@/qr/content'
import { storedValue } from '@/std/stored-value'

/**
 * Drafts are stored for the lifetime of the tab only: a Wi-Fi password must not remain on a
 * machine.
 */
const storedDraft = (type: PageType) =>
  storedValue(
    'sessionStorage',
    `generator:draft:${type}`,
    (found): Partial<PageDraft> =>
      typeof found === 'object' && found !== null ? pickFields(type, found) : {},
  )

export function findSessionDraft(type: PageType): Partial<PageDraft> {
  return storedDraft(type).read()
}

export function storeDraft(draft: PageDraft): void {
  storedDraft(draft.type).write(draft)
}
