import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { memo, type ReactNode, type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import { useLocale } from '@/i18n/use-locale'
import { localizedPath, paths } from '@/paths'
import type { PrintColorToCheck } from '@/qr/check'
import type { PageContent, PageType } from '@/qr/content'
import { designForText } from '@/qr/design'
import type { LogoInk } from '@/qr/render'
import type { SharedCode } from '@/qr/share'
import { storedValue } from '@/std/stored-value'
import type { MapTiles } from '@/tools/shared/content-form/map/map-place'
import { storeSessionDesign } from '@/tools/shared/recent/session-design'
import { useFrameText } from '@/tools/shared/style/use-frame-text'
import { useHandler } from '@/tools/shared/use-handler'
import { useToast } from '@/ui/toast'
import { useUnsavedWork } from '@/ui/unsaved-work'
import { findField } from './content/find-field'
import { useLinkedCode } from './dynamic/use-linked-code'
import {
  type EditorTab,
  EditorTabContext,
  type GeneratorActions,
  GeneratorActionsContext,
  GeneratorContext,
} from './generator-context'
import type { Snapshot } from './generator-state'
import { findSessionCode, storeSessionCode } from './session-code'
import { useGeneratorSession } from './use-generator-session'
import { useRecentCode } from './use-recent-code'

export type GeneratorProps = {
  type: PageType
  /** Sample with people and places of the reader's country. */
  sample?: PageContent
  /** Prefix of the links of dynamic codes. */
  siteUrl: string
  mapTiles?: MapTiles
}

/** The state of the editor, for all of its parts. */
export function GeneratorProvider(props: GeneratorProps & { children: ReactNode }) {
  const [tab, openTab] = useState<EditorTab>('content')
  return (
    <EditorTabContext value={tab}>
      <CodeProvider {...props} openTab={openTab} />
    </EditorTabContext>
  )
}

const CodeProvider = memo(function CodeProvider({
  type,
  sample,
  siteUrl,
  mapTiles,
  openTab,
  children,
}: GeneratorProps & { openTab: (tab: EditorTab) => void; children: ReactNode }) {
  const t = useTranslations('generator')
  const showToast = useToast()
  const form = useRef<HTMLFormElement>(null)
  const { state, isTouched, ...edit } = useGeneratorSession({ type, sample, siteUrl, form })
  const { dispatch } = edit
  const { design, drawing } = state
  const { code } = drawing
  const drawnDesign = useMemo(() => designForText(code.text, design), [code.text, design])
  const frameText = useFrameText(design.frame)
  const [printColor, setPrintColor] = usePrintColor()
  useUnsavedWork(isTouched)

  const focusField = useFieldFocus(form)
  const showField = useHandler((name?: string) => {
    openTab('content')
    focusField(name)
  })
  useFocusOnChosenType(type, showField)
  const isFinished = useHandler(() => {
    if (drawing.status === 'ready') return true
    const missing = drawing.status === 'unfinished' ? drawing.issues.map(({ path }) => path) : []
    dispatch({ do: 'leave', fields: missing })
    showField(missing[0])
    showToast(t(`export.not.${drawing.status}`), { tone: 'warn' })
    return false
  })
  const showOnPage = useShowOnPage(type, state.link?.slug)
  const show = useHandler((opened: Snapshot) => {
    openTab('content')
    if (opened.draft.type === type) dispatch({ do: 'open', ...opened })
    else showOnPage(opened)
  })
  const linked = useLinkedCode({ state, dispatch, siteUrl, isFinished, onShow: show })
  useSharedCode(linked.open, () => showToast(t('tools.unreadable'), { tone: 'bad' }))
  const { storeRecent, onExported, dueAction } = useRecentCode(state, dispatch, linked)
  const clear = useHandler(() => {
    linked.clear()
    showField()
  })
  const { isReadyToExport } = linked
  // All of them stay the same.
  const [actions] = useState<GeneratorActions>({
    ...{ form, ...edit, clear, show, openTab, showField, isFinished, isReadyToExport },
    ...{ onExported, storeRecent, setPrintColor },
  })
  return (
    <GeneratorActionsContext value={actions}>
      <GeneratorContext
        value={{
          ...{ ...actions, ...state, code, drawnDesign, frameText, printColor },
          ...{ isTouched, dueAction, linked, mapTiles },
        }}
      >
        {children}
      </GeneratorContext>
    </GeneratorActionsContext>
  )
})

/** Shows a code of another type on the page of that type. */
function useShowOnPage(type: PageType, slug: string | null | undefined) {
  const locale = useLocale()
  const router = useRouter()
  return (opened: Snapshot) => {
    const { draft, link, files } = opened
    storeSessionCode(draft.type, { draft, files, ...(link && { slug: link.slug }) })
    storeSessionDesign(opened.design)
    // This page only opened it.
    if (link?.slug && link.slug === slug) {
      const { slug: _, ...own } = findSessionCode(type)
      storeSessionCode(type, own)
    }
    router.push(localizedPath(locale, paths.generator(opened.draft.type)))
  }
}

/** The type that was shown last, until a reload. */
let lastType: PageType | undefined

/** Focuses the first field after another type was chosen, but not when the page is loaded. */
function useFocusOnChosenType(type: PageType, focusFirst: () => void): void {
  useEffect(() => {
    const isChosen = lastType !== undefined && lastType !== type
    lastType = type
    if (isChosen) focusFirst()
  }, [type, focusFirst])
}

/** Returns a function that moves the focus to a field, or to the first one. */
function useFieldFocus(form: RefObject<HTMLFormElement | null>) {
  const [fieldToFocus, setFieldToFocus] = useState<{ name: string | undefined }>()
  // After the commit, because a field cannot be focused while its panel is hidden.
  useEffect(() => {
    if (fieldToFocus && form.current) findField(form.current, fieldToFocus.name)?.focus()
  }, [fieldToFocus, form])
  return (name?: string) => setFieldToFocus({ name })
}

/**
 * Opens the code of a share link, on load and when another link is pasted into the address bar.
 * Removes the fragment afterwards, so that a reload does not overwrite later work.
 */
function useSharedCode(open: (shared: SharedCode) => void, onUnreadable: () => void): void {
  const show = useHandler((shared: SharedCode | null) => (shared ? open(shared) : onUnreadable()))
  useEffect(() => {
    const read = async () => {
      const { hash, pathname, search } = location
      if (!hash.startsWith('#code=')) return
      const { readShareFragment } = await import('@/qr/share')
      const shared = await readShareFragment(hash)
      history.replaceState(history.state, '', pathname + search)
      show(shared)
    }
    const readHash = () => {
      read().catch(() => show(null))
    }
    readHash()
    addEventListener('hashchange', readHash)
    return () => removeEventListener('hashchange', readHash)
  }, [show])
}

const logoColorants: readonly LogoInk[] = ['process', 'spot', 'knockout']
const stored = storedValue('sessionStorage', 'generator:print-color', readStored)

/**
 * The colors of the print file that was chosen last in this tab, on the download or the print
 * panel; null while the chosen file has the colors of the screen. Known after a reload, too,
 * before a panel is opened.
 */
function usePrintColor() {
  const [color, setColor] = useState<PrintColorToCheck | null>(null)
  useEffect(() => setColor(stored.read()), [])
  const change = useHandler((next: PrintColorToCheck | null) => {
    stored.write(next)
    setColor(next)
  })
  return [color, change] as const
}

function readStored(found: unknown): PrintColorToCheck | null {
  if (found === 'rgb' || found === 'cmyk') return found
  if (typeof found !== 'object' || found === null) return null
  const { spot, cmyk, logoInk, followsModules } = found as Record<string, unknown>
  const isShare = (value: unknown) => typeof value === 'number' && value >= 0 && value <= 1
  if (typeof spot !== 'string' || !Array.isArray(cmyk) || cmyk.length !== 4) return null
  if (!cmyk.every(isShare)) return null
  const known = logoColorants.find((colorant) => colorant === logoInk)
  return {
    spot,
    cmyk: cmyk as unknown as [number, number, number, number],
    ...(known && { logoInk: known }),
    followsModules: followsModules === true,
  }
}
