import { type Design, defaultDesign } from '@/qr/design/design'
import { parseJson, storedText } from '@/std/stored-value'

export const sessionDesign = storedText('sessionStorage', 'generator:design')

/** The look that this page itself kept, which no one has to check. */
let ownDesign: { json: string; design: Design } | undefined

/**
 * Tells the look that the session left, if any. What checks a look from before the page was loaded
 * is no part of the page: then, and only then, the answer comes later. Where that check cannot be
 * loaded, it never comes, and the look stays kept.
 */
export function findSessionDesign(tell: (design: Design | undefined) => void): void {
  const json = sessionDesign.read()
  if (typeof json !== 'string') tell(undefined)
  else if (json === ownDesign?.json) tell(ownDesign.design)
  else {
    import('@/qr/design/read-design').then(
      ({ readDesign }) => tell(readDesign(parseJson(json))),
      () => {},
    )
  }
}

export function keepDesign(design: Design): void {
  const json = design === defaultDesign ? null : JSON.stringify(design)
  ownDesign = json === null ? undefined : { json, design }
  sessionDesign.write(json)
}
