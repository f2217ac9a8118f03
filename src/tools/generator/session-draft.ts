import type { PageType } from '@/qr/content/content-types'
import type { PageDraft } from '@/qr/content/page-content'
import { pickFields } from '@/qr/content/pick-fields'
import type { Design } from '@/qr/design/design'
import { readDesign } from '@/qr/design/read-design'

/** What was typed lives as long as the tab: a Wi-Fi password must not stay behind on a machine. */
const draftKey = (type: PageType) => `generator:draft:${type}`
const designKey = 'generator:design'

export function findSessionDraft(type: PageType): Partial<PageDraft> {
  const stored = readSession(draftKey(type))
  return typeof stored === 'object' && stored !== null ? pickFields(type, stored) : {}
}

export function findSessionDesign(): Design | undefined {
  return readDesign(readSession(designKey))
}

export function keepDraft(draft: PageDraft): void {
  writeSession(draftKey(draft.type), draft)
}

export function keepDesign(design: Design): void {
  writeSession(designKey, design)
}

function readSession(key: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null')
  } catch {
    return null
  }
}

function writeSession(key: string, value: unknown): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(value))
  } catch {
    // Storage is full or switched off: the form works, it just forgets.
  }
}
