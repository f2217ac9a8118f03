'use client'

import { useRouter } from 'next/navigation'
import { useLocale, useTranslations } from 'next-intl'
import { type RefObject, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { localizedPath, paths } from '@/paths'
import type { PrintColorToCheck } from '@/qr/check'
import type { PageContent, PageType } from '@/qr/content'
import { isHostedType, isUploadType, symbolRulesOf } from '@/qr/content'
import { type Design, designForText } from '@/qr/design'
import { useContentMessages } from '@/tools/shared/content/use-content-messages'
import type { MapTiles } from '@/tools/shared/content-form/map/map-place'
import { LoadBoundary } from '@/tools/shared/load-boundary'
import { storeSessionDesign } from '@/tools/shared/recent/session-design'
import { useFrameText } from '@/tools/shared/style/use-frame-text'
import { useHandler } from '@/tools/shared/use-handler'
import { useHistoryKeys } from '@/tools/shared/use-history-keys'
import { classNames } from '@/ui/class-names'
import { revealFocus } from '@/ui/reveal-focus'
import { ToastProvider, useToast } from '@/ui/toast'
import { useUnsavedWork } from '@/ui/unsaved-work'
import { BackToBatch } from './back-to-batch'
import { type CodeDialog, CodeDialogs, loadDialogs } from './code-dialogs'
import { CodeSheet } from './code-sheet'
import styles from './code-sheet.module.css'
import { CodeKind } from './content/code-kind'
import { ContentForm } from './content/content-form'
import { ContentNotices } from './content/content-notices'
import { fieldErrors } from './content/field-errors'
import { findField } from './content/find-field'
import { PosterOffer } from './content/poster-offer'
import { DynamicOffer } from './dynamic/dynamic-offer'
import { LazyDynamicCode, preloadDynamicCode } from './dynamic/lazy-dynamic-code'
import { LazyFilesField } from './dynamic/lazy-files-field'
import { storeSessionFiles } from './dynamic/session-files'
import { storeSessionSlug } from './dynamic/session-link'
import { useLinkedCode } from './dynamic/use-linked-code'
import { EditorPanels, type EditorTab } from './editor-panels'
import { ExportButtons, type RepairFirst } from './export/export-buttons'
import { useExportChoice } from './export/export-choice'
import type { Snapshot } from './generator-state'
import { CodeHealth } from './health/code-health'
import { LevelAndSize } from './level-and-size'
import type { PanelProps } from './panel-props'
import { storeDraft } from './session-draft'
import { Toolbar } from './toolbar'
import { useGeneratorSession } from './use-generator-session'
import { usePrintColor } from './use-print-color'
import { useRecentCode } from './use-recent-code'
import { useSharedCode } from './use-shared-code'

type Props = {
  type: PageType
  /** Sample with people and places of the reader's country. */
  sample?: PageContent
  /** Prefix of the links of dynamic codes. */
  siteUrl: string
  mapTiles?: MapTiles
}

type Session = ReturnType<typeof useGeneratorSession>
type LinkedCode = ReturnType<typeof useLinkedCode>

/** Form, code and styles of a type. */
export function CodeTool(props: Props) {
  const t = useTranslations('generator.notes')
  return (
    <ToastProvider label={t('label')} dismissLabel={t('dismiss')}>
      <Workbench {...props} />
    </ToastProvider>
  )
}

function Workbench({ type, sample, siteUrl, mapTiles }: Props) {
  const t = useTranslations('generator')
  const locale = useLocale()
  const showToast = useToast()
  const router = useRouter()
  const area = useRef<HTMLDivElement>(null)
  const form = useRef<HTMLFormElement>(null)
  const [tab, setTab] = useState<EditorTab>('content')
  const session = useGeneratorSession({ type, sample, siteUrl, form })
  const { state, dispatch, undo, redo } = session
  const { design, drawing, link } = state
  const frameText = useFrameText(design.frame)
  const [printColor, setPrintColor] = usePrintColor()
  useUnsavedWork(session.isTouched)
  useHistoryKeys(area, { undo, redo })

  const focusField = useFieldFocus(form)
  const showField = useHandler((name?: string) => {
    setTab('content')
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
  /** A code of another type is shown on the page of that type. */
  const show = useHandler((opened: Snapshot) => {
    setTab('content')
    if (opened.draft.type === type) return dispatch({ do: 'open', ...opened })
    storeDraft(opened.draft)
    storeSessionDesign(opened.design)
    storeSessionSlug(opened.draft.type, opened.link?.slug)
    storeSessionFiles(opened.draft.type, null)
    // This page only opened it.
    if (opened.link?.slug && opened.link.slug === link?.slug) storeSessionSlug(type, undefined)
    router.push(localizedPath(locale, paths.generator(opened.draft.type)))
  })
  const linked = useLinkedCode({ state, dispatch, siteUrl, isFinished, onShow: show, showField })
  const { isReadyToExport } = linked
  useSharedCode(linked.open, () => showToast(t('tools.unreadable'), { tone: 'bad' }))

  const { storeRecent, onExported, dueAction } = useRecentActions(session, linked)

  const clear = () => {
    linked.clear()
    showField()
  }
  const { restyle: onRestyle } = session
  const { code } = drawing
  const drawnDesign = useMemo(() => designForText(code.text, design), [code.text, design])
  const panel = {
    code,
    design,
    drawnDesign,
    frameText,
    onRestyle,
    isReadyToExport,
    dueAction,
    onExported,
    onPrintColor: setPrintColor,
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only scrolls
    <div
      ref={area}
      data-linked={link ? '' : undefined}
      onFocus={revealFocus}
      className="flex flex-col md:grid md:grid-cols-[minmax(0,1fr)_19rem] xl:grid-cols-[minmax(0,1fr)_25rem]"
    >
      <div
        className={classNames(
          styles.clear,
          'order-2 px-4 pt-2 pb-6 md:order-none md:px-6 md:pb-8 lg:px-8',
        )}
      >
        <BackToBatch />
        <EditorPanels
          selected={tab}
          onSelect={setTab}
          content={
            <Content
              {...{ form, session, linked, mapTiles, onShow: show }}
              onSubmit={() => isFinished() && findDownload(area.current)?.focus()}
              onPrint={() => setTab('print')}
            />
          }
          {...panel}
        />
      </div>
      <CodeColumn
        {...{ session, linked, panel, printColor, isFinished }}
        onSettingsMissing={() => setTab('export')}
        onClear={clear}
        onStoreRecent={storeRecent}
      />
    </div>
  )
}

/** Adds the code to the recent ones, and runs the action that waited until it was saved. */
function useRecentActions(
  { state, dispatch }: ReturnType<typeof useGeneratorSession>,
  { isReadyToExport, warnAfterExport }: ReturnType<typeof useLinkedCode>,
) {
  const t = useTranslations('generator.tools')
  const showToast = useToast()
  const { draft, design, drawing, link, pendingAction } = state
  const recent = useRecentCode({ code: drawing.code, draft, design })
  const storeRecent = useHandler(async () => {
    if (!isReadyToExport('recent')) return
    const isStored = await recent.store().catch(() => false)
    showToast(t(isStored ? 'kept' : 'notKept'), { tone: isStored ? 'good' : 'warn' })
  })
  const onExported = useHandler(() => {
    recent.store().catch(() => {})
    warnAfterExport()
  })
  const dueAction = (link?.slug && pendingAction) || undefined
  // Effects of the panels run first, so the pending action has started by now.
  useEffect(() => {
    if (dueAction === 'recent') storeRecent()
    if (dueAction) dispatch({ do: 'saveFirst', action: null })
  }, [dueAction, storeRecent, dispatch])
  return { storeRecent, onExported, dueAction }
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

/** The form of the type, with the choice between a static and a dynamic code. */
function Content({
  form,
  session: { state, dispatch, fill, restyle },
  linked,
  mapTiles,
  onShow,
  onSubmit,
  onPrint,
}: {
  form: RefObject<HTMLFormElement | null>
  session: Session
  linked: LinkedCode
  mapTiles: MapTiles | undefined
  onShow: (opened: Snapshot) => void
  onSubmit: () => void
  /** Opens the templates. */
  onPrint: () => void
}) {
  const t = useTranslations('generator')
  const locale = useLocale()
  const { draft, design, drawing, link } = state
  const { type } = draft
  const messages = useContentMessages(type)
  const isFile = isUploadType(type)
  const isStatic = !isHostedType(type)
  const isFileMissing =
    drawing.status === 'unfinished' &&
    state.leftFields.includes('link') &&
    drawing.issues.some(({ path }) => path === 'link')
  const tooLong = design.level === 'L' ? 'form.tooLongForAny' : 'form.tooLong'
  return (
    <ContentForm
      ref={form}
      draft={draft}
      isDynamic={link !== null}
      errors={{
        ...linked.errors,
        ...fieldErrors(state, messages, (count) => t(tooLong, { count })),
      }}
      start={
        isStatic ? undefined : isFile ? (
          <LazyFilesField type={type} isMissing={isFileMissing} {...linked.filesField} />
        ) : (
          <CodeKind
            isDynamic={link !== null}
            onChoose={linked.choose}
            onApproach={() => preloadDynamicCode(locale)}
          />
        )
      }
      onFill={fill}
      {...(mapTiles && { mapTiles })}
      onLeave={(field) => dispatch({ do: 'leave', fields: [field] })}
      onSubmit={onSubmit}
    >
      <ContentNotices
        state={state}
        onFill={fill}
        onLevel={(level) => restyle({ level })}
        onDynamic={isFile || isStatic || link ? undefined : () => linked.choose(true)}
        onMakeLink={(url) => onShow({ draft: { type: 'url', url }, design, link: null, files: [] })}
      />
      {type === 'wifi' && drawing.status === 'ready' && <PosterOffer onOpen={onPrint} />}
      {isStatic && drawing.status === 'ready' && <DynamicOffer link={drawing.code.text} />}
      {!isFile && !isStatic && (
        <p aria-hidden="true" className="text-ink-soft text-xs md:hidden">
          {t('kind.difference')}
        </p>
      )}
    </ContentForm>
  )
}

/** The code, its health and tools, and the bar that saves and downloads it. */
function CodeColumn({
  session: { state, isTouched, undo, redo, restyle },
  linked,
  panel,
  printColor,
  isFinished,
  onSettingsMissing,
  onClear,
  onStoreRecent,
}: {
  session: Session
  linked: LinkedCode
  panel: PanelProps
  printColor: PrintColorToCheck | null
  isFinished: () => boolean
  onSettingsMissing: () => void
  onClear: () => void
  onStoreRecent: () => void
}) {
  const { draft, drawing } = state
  const { code, design, drawnDesign, frameText, isReadyToExport, dueAction, onExported } = panel
  const [repairFirst, setRepairFirst] = useState<RepairFirst | null>(null)
  const onRepairFirst = useHandler((repair: RepairFirst | null) => setRepairFirst(() => repair))
  const { printWidthMm } = useExportChoice()
  // The picture is updated before its health, so that typing stays responsive.
  const text = useDeferredValue(code.text)
  const requiredLevel = symbolRulesOf(draft.type)?.level
  const checkedDesign = useMemo(
    () => (requiredLevel ? { ...drawnDesign, level: requiredLevel } : drawnDesign),
    [drawnDesign, requiredLevel],
  )
  const repair = useHandler(({ logo, ...repaired }: Design) =>
    restyle({ ...repaired, logo: drawnDesign === design ? logo : design.logo }, 'repair'),
  )
  return (
    <div className="module-mat contents md:block md:border-line md:border-s">
      <div className={classNames(styles.column, 'contents md:flex md:flex-col')}>
        <div className={classNames(styles.scroller, 'contents md:block')}>
          <div
            data-sheet=""
            className={classNames(
              styles.sheet,
              'z-10 order-1 border-line border-b bg-paper px-4 py-1.5 md:border-0 md:bg-transparent md:p-6 md:pt-8 md:pb-1 lg:px-8',
            )}
          >
            <CodeSheet {...{ drawing, frameText, printColor, onClear }} design={drawnDesign}>
              <CodeHealth
                {...{ text, frameText, printColor, printWidthMm, onRepairFirst }}
                design={checkedDesign}
                isPaused={drawing.status === 'unfinished' || drawing.status === 'tooLong'}
                active={isTouched || drawing.status !== 'sample'}
                onRepaired={repair}
              />
            </CodeSheet>
          </div>
          <div className="order-1 px-4 md:px-6 md:pb-5 lg:px-8">
            <CodeActions
              {...{ state, undo, redo, onStoreRecent, onExported, isFinished }}
              onOpened={linked.open}
            />
          </div>
          <div
            className={classNames(
              styles.clear,
              'order-3 px-4 pt-2 pb-6 md:border-line md:border-t md:bg-paper-raised md:px-6 md:py-5 lg:px-8',
            )}
          >
            <LevelAndSize design={design} requiredLevel={requiredLevel} onChange={restyle} />
          </div>
        </div>
        <div
          data-bottom-bar=""
          className="sticky bottom-0 z-10 order-4 border-line border-t bg-paper-raised px-4 py-3 md:px-6 md:py-4 lg:px-8 lg:py-5"
        >
          {linked.dynamicCode && <LazyDynamicCode key={linked.opening} {...linked.dynamicCode} />}
          <ExportButtons
            {...{ code, dueAction, onExported, repairFirst, onSettingsMissing }}
            design={drawnDesign}
            onPress={isReadyToExport}
          />
        </div>
      </div>
    </div>
  )
}

function findDownload(area: HTMLElement | null): HTMLElement | null | undefined {
  return area?.querySelector<HTMLElement>('[data-main-download]')
}

/** Undo, redo, saving and the dialogs of the code. */
function CodeActions({
  state: { draft, design, past, future },
  undo,
  redo,
  isFinished,
  onStoreRecent,
  onExported,
  onOpened,
}: {
  state: Session['state']
  undo: () => void
  redo: () => void
  isFinished: () => boolean
  onStoreRecent: () => void
  onExported: PanelProps['onExported']
  onOpened: LinkedCode['open']
}) {
  const [dialog, setDialog] = useState<CodeDialog | null>(null)
  const [hadDialog, setHadDialog] = useState(false)
  useUnsavedWork(dialog !== null)
  const openDialog = useHandler((which: CodeDialog) => {
    if (which === 'share' && !isFinished()) return
    setHadDialog(true)
    setDialog(which)
  })
  return (
    <>
      <Toolbar
        canUndo={past.length > 0}
        canRedo={future.length > 0}
        onUndo={undo}
        onRedo={redo}
        onKeep={onStoreRecent}
        onOpen={openDialog}
        onApproach={preloadDialogs}
      />
      {hadDialog && (
        <LoadBoundary>
          <CodeDialogs
            {...{ draft, design, onExported }}
            opened={dialog}
            onClose={() => setDialog(null)}
            onOpen={onOpened}
          />
        </LoadBoundary>
      )}
    </>
  )
}

function preloadDialogs(): void {
  // A failure is shown when a dialog is opened.
  loadDialogs().catch(() => {})
}
