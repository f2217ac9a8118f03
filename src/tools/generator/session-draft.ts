import type { PageType } from '@/qr/content/content-types'
import { type PageDraft, pageFields } from '@/qr/content/page-content'
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

export function keepSession(draft: PageDraft, design: Design): void {
  try {
    sessionStorage.setItem(draftKey(draft.type), JSON.stringify(draft))
    sessionStorage.setItem(designKey, JSON.stringify(design))
  } catch {
    // Storage is full or switched off: the form works, it just forgets.
  }
}

/** Values of fields that the type still has and that have the right kind of value. */
export function pickFields(type: PageType, values: object): Partial<PageDraft> {
  const known = Object.entries(values).filter(([name, value]) =>
    pageFields[type].some(
      (field) =>
        field.name === name &&
        typeof value === typeof field.initial &&
        (!field.options || field.options.includes(value)),
    ),
  )
  return Object.fromEntries(known)
}

function readSession(key: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null')
  } catch {
    return null
  }
}
