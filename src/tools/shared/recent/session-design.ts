import { type Design, defaultDesign } from '@/qr/design'
import { parseJson, storedText } from '@/std/stored-value'

export const sessionDesign = storedText('sessionStorage', 'generator:design')

/** The design that this page itself stored last, which needs no validation. */
let ownDesign: { json: string; design: Design } | undefined

/**
 * Passes the design of the session to `tell`, or undefined without one. A design from before the
 * page was loaded is validated by code that is loaded on demand: only then is `tell` called
 * asynchronously. If that code cannot be loaded, `tell` is never called and the design remains
 * stored.
 */
export function findSessionDesign(notify: (design: Design | undefined) => void): void {
  const json = sessionDesign.read()
  if (typeof json !== 'string') notify(undefined)
  else if (json === ownDesign?.json) notify(ownDesign.design)
  else {
    import('@/qr/design/read-design').then(
      ({ readDesign }) => notify(readDesign(parseJson(json))),
      () => {},
    )
  }
}

export function storeSessionDesign(design: Design): void {
  const json = design === defaultDesign ? null : JSON.stringify(design)
  ownDesign = json === null ? undefined : { json, design }
  sessionDesign.write(json)
}
