import {
  type ActionDispatch,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useReducer,
  useState,
} from 'react'
import { useLocale } from '@/i18n/use-locale'
import {
  blankPageContent,
  type FieldValue,
  findLocalStart,
  isUploadType,
  type PageContent,
  type PageDraft,
  type PageType,
  pageFields,
  pickFields,
} from '@/qr/content'
import type { Design } from '@/qr/design'
import type { FillFields } from '@/tools/shared/content-form/fill-fields'
import { ownTimeZone } from '@/tools/shared/content-form/time-zone-options'
import { findSessionDesign, storeSessionDesign } from '@/tools/shared/recent/session-design'
import { useHandler } from '@/tools/shared/use-handler'
import { linkOfCode } from './dynamic/code-link'
import {
  advanceGenerator,
  type GeneratorAction,
  type GeneratorState,
  startGenerator,
} from './generator-state'
import { findSessionCode, storeSessionCode } from './session-code'
import { findHistory, storeHistory } from './session-history'

/** The state of the generator, restored from the tab and stored in it. */
export function useGeneratorSession({
  type,
  sample,
  siteUrl,
  form,
}: {
  type: PageType
  sample: PageContent | undefined
  siteUrl: string
  form: RefObject<HTMLFormElement | null>
}) {
  const locale = useLocale()
  const [state, dispatch] = useReducer(advanceGenerator, type, () =>
    startGenerator(type, isUploadType(type) ? linkOfCode(siteUrl, null) : null, { locale, sample }),
  )
  const { draft, design, link, files, restored, lookRestored } = state
  const slug = link?.slug

  // Before the first paint in the browser, so that the sample does not flash.
  useLayoutEffect(() => {
    const start = findLocalStart(type, locale)
    const { draft: stored, ...own } = findSessionCode(type)
    const typed = form.current ? readForm(form.current, type, start) : {}
    // Browsers are slow to return their time zone, so only events request it.
    const zone = type === 'event' && { timeZone: stored.timeZone || ownTimeZone() }
    const found = { ...stored, ...typed, ...zone }
    const blank = { ...blankPageContent(type), ...start } as PageDraft
    const foundLink = own.slug !== undefined && { link: linkOfCode(siteUrl, own.slug) }
    if (foundLink || Object.entries(found).some(([name, value]) => value !== blank[name]))
      dispatch({ do: 'restore', draft: found, ...foundLink })
    if (own.files.length > 0) dispatch({ do: 'follow', change: { files: own.files } })
    findSessionDesign((stored) => stored && dispatch({ do: 'restoreStyle', design: stored }))
  }, [type, siteUrl, locale, form])

  useStoredHistory(state, dispatch, siteUrl)

  const isTouched = state.past.length + state.future.length > 0
  useEffect(() => {
    const linked = slug !== undefined && { slug }
    if (restored || isTouched) storeSessionCode(type, { draft, files, ...linked })
  }, [restored, isTouched, type, draft, slug, files])
  useEffect(() => {
    if (lookRestored || isTouched) storeSessionDesign(design)
  }, [lookRestored, isTouched, design])

  const [actions] = useState(() => {
    const stepOf = (change: object, step = Object.keys(change).join()) => ({
      step,
      atMs: performance.now(),
    })
    const fill: FillFields = (change, step) =>
      dispatch({ do: 'fill', change, ...stepOf(change, step) })
    const restyle = (change: Partial<Design>, step?: string) =>
      dispatch({ do: 'restyle', change, ...stepOf(change, step) })
    const undo = () => dispatch({ do: 'undo' })
    const redo = () => dispatch({ do: 'redo' })
    return { fill, restyle, undo, redo }
  })
  return { state, dispatch, isTouched, ...actions }
}

/** Restores the steps to undo after a reload, and stores them when the page is left. */
function useStoredHistory(
  { draft: { type }, design, past, future }: GeneratorState,
  dispatch: ActionDispatch<[GeneratorAction]>,
  siteUrl: string,
): void {
  const store = useHandler(() => {
    if (past.length + future.length > 0) storeHistory(type, { past, future })
  })
  useEffect(() => {
    findHistory(type, siteUrl).then(
      (found) => found && dispatch({ do: 'restoreHistory', ...found }),
      // Undo starts with the next change.
      () => {},
    )
    addEventListener('pagehide', store)
    return () => {
      removeEventListener('pagehide', store)
      store()
    }
  }, [type, siteUrl, dispatch, store])
  const picture = design.logo?.source.kind === 'image' ? design.logo.source.dataUrl : undefined
  useEffect(() => {
    if (picture === undefined) return
    import('./undo-pictures').then(
      ({ storeUndoPicture }) => storeUndoPicture(picture),
      () => {},
    )
  }, [picture])
}

/**
 * Returns values of the form that differ from the blank one: typed before the script loaded, or
 * restored by the browser after a reload.
 */
function readForm(
  form: HTMLFormElement,
  type: PageType,
  /** The defaults of the blank form. */
  start: Readonly<Record<string, FieldValue>>,
): Partial<PageDraft> {
  const filled = pageFields[type].flatMap(({ name, initial }) => {
    const control = form.elements.namedItem(name)
    if (!(control instanceof HTMLElement) || !('value' in control)) return []
    const isBox = control instanceof HTMLInputElement && control.type === 'checkbox'
    const value = isBox ? control.checked : control.value
    return value === (start[name] ?? initial) ? [] : [[name, value]]
  })
  return pickFields(type, Object.fromEntries(filled))
}
