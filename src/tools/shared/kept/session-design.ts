import { type Design, defaultDesign } from '@/qr/design/design'
import { parseKept, readSession, writeSession } from './session-values'

export const sessionDesignKey = 'generator:design'

/** The look that this page itself kept, which no one has to check. */
let ownDesign: { json: string; design: Design } | undefined

/**
 * Tells the look that the session left, if any. What checks a look from before the page was loaded
 * is no part of the page: then, and only then, the answer comes later. Where that check cannot be
 * loaded, it never comes, and the look stays kept.
 */
export function findSessionDesign(tell: (design: Design | undefined) => void): void {
  const json = readSession(sessionDesignKey)
  if (json === null) tell(undefined)
  else if (json === ownDesign?.json) tell(ownDesign.design)
  else {
    import('@/qr/design/read-design').then(
      ({ readDesign }) => tell(readDesign(parseKept(json))),
      () => {},
    )
  }
}

export function keepDesign(design: Design): void {
  const json = design === defaultDesign ? null : JSON.stringify(design)
  ownDesign = json === null ? undefined : { json, design }
  writeSession(sessionDesignKey, json)
}
