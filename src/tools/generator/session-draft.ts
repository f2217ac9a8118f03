import type { PageType } from '@/qr/content/content-types'
import type { PageDraft } from '@/qr/content/page-content'
import { pickFields } from '@/qr/content/pick-fields'
import { type Design, defaultDesign } from '@/qr/design/design'

/** What was typed lives as long as the tab: a Wi-Fi password must not stay behind on a machine. */
const draftKey = (type: PageType) => `generator:draft:${type}`
const designKey = 'generator:design'

export function findSessionDraft(type: PageType): Partial<PageDraft> {
  const stored = parse(readSession(draftKey(type)))
  return typeof stored === 'object' && stored !== null ? pickFields(type, stored) : {}
}

/** The look that this page itself kept, which nobody has to check. */
let ownDesign: { json: string; design: Design } | undefined

/**
 * Tells the look that the session left, if any. What checks a look from before the page was loaded
 * is no part of the page: then, and only then, the answer comes later. Where that check cannot be
 * loaded, it never comes, and the look stays kept.
 */
export function findSessionDesign(tell: (design: Design | undefined) => void): void {
  const json = readSession(designKey)
  if (json === null) tell(undefined)
  else if (json === ownDesign?.json) tell(ownDesign.design)
  else {
    import('@/qr/design/read-design').then(
      ({ readDesign }) => tell(readDesign(parse(json))),
      () => {},
    )
  }
}

export function keepDraft(draft: PageDraft): void {
  writeSession(draftKey(draft.type), JSON.stringify(draft))
}

export function keepDesign(design: Design): void {
  const json = design === defaultDesign ? null : JSON.stringify(design)
  ownDesign = json === null ? undefined : { json, design }
  writeSession(designKey, json)
}

function readSession(key: string): string | null {
  try {
    return sessionStorage.getItem(key)
  } catch {
    return null
  }
}

function parse(json: string | null): unknown {
  try {
    return JSON.parse(json ?? 'null')
  } catch {
    return null
  }
}

function writeSession(key: string, json: string | null): void {
  try {
    if (json === null) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, json)
  } catch {
    // Storage is full or switched off: the form works, it just forgets.
  }
}
