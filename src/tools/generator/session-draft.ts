import type { PageType } from '@/qr/content/content-types'
import type { PageDraft } from '@/qr/content/page-content'
import { pickFields } from '@/qr/content/pick-fields'
import { parseKept, readSession, writeSession } from '@/tools/shared/kept/session-values'

/** What was typed lives as long as the tab: a Wi-Fi password must not stay behind on a machine. */
const draftKey = (type: PageType) => `generator:draft:${type}`

export function findSessionDraft(type: PageType): Partial<PageDraft> {
  const stored = parseKept(readSession(draftKey(type)))
  return typeof stored === 'object' && stored !== null ? pickFields(type, stored) : {}
}

export function keepDraft(draft: PageDraft): void {
  writeSession(draftKey(draft.type), JSON.stringify(draft))
}
