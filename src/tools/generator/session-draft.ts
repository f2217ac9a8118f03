import type { PageType } from '@/qr/content/content-types'
import type { PageDraft } from '@/qr/content/page-content'
import { pickFields } from '@/qr/content/pick-fields'
import { storedValue } from '@/std/stored-value'

/** What was typed lives as long as the tab: a Wi-Fi password must not stay behind on a machine. */
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
