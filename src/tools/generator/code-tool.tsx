'use client'

import { useRouter } from 'next/navigation'
import { useLocale, useTranslations } from 'next-intl'
import {
  useCallback,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useReducer,
  useRef,
  useState,
} from 'react'
import { localizedPath, paths } from '@/paths'
import type { PageType } from '@/qr/content/content-types'
import { findLocalStart } from '@/qr/content/local-form'
import { blankPageContent, type PageContent, type PageDraft } from '@/qr/content/page-content'
import type { Design } from '@/qr/design/design'
import { useContentMessages } from '@/tools/shared/content/use-content-messages'
import type { FillFields } from '@/tools/shared/content-form/fill-fields'
import type { MapTiles } from '@/tools/shared/content-form/map/map-place'
import { ownTimeZone } from '@/tools/shared/content-form/time-zone-options'
import { findSessionDesign, keepDesign } from '@/tools/shared/kept/session-design'
import { LoadBoundary } from '@/tools/shared/load-boundary'
import { useFrameText } from '@/tools/shared/look/use-frame-text'
import { useHandler } from '@/tools/shared/use-handler'
import { useHistoryKeys } from '@/tools/shared/use-history-keys'
import { classNames } from '@/ui/class-names'
import { keepFocusInView } from '@/ui/keep-focus-in-view'
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
import { readForm } from './content/read-form'
import { linkOfCode } from './dynamic/code-link'
import { LazyDynamicCode, preloadDynamicCode } from './dynamic/lazy-dynamic-code'
import { LazyFilesField } from './dynamic/lazy-files-field'
import { findSessionSlug, keepSessionSlug } from './dynamic/session-link'
import { useLinkedCode } from './dynamic/use-linked-code'
import { EditorPanels, type EditorTab } from './editor-panels'
import { ExportButtons } from './export/export-buttons'
import { advanceGenerator, type Snapshot, startGenerator } from './generator-state'
import { CodeHealth } from './health/code-health'
import { LevelAndSize } from './level-and-size'
import type { PanelProps } from './panel-props'
import { findSessionDraft, keepDraft } from './session-draft'
import { Toolbar } from './toolbar'
import { isFileType } from './type-groups'
import { useRecentCode } from './use-recent-code'
import { useSharedCode } from './use-shared-code'

const approachDialogs = () => {
  // A failure shows where one is opened.
  loadDialogs().catch(() => {})
}

type Props = {
  type: PageType
  /** With people and places of the reader's country. */
  sample?: PageContent
  /** What the links of dynamic codes begin with. */
  siteUrl: string
  mapTiles?: MapTiles
}

/** Form, code and looks of a type. */
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
  const messages = useContentMessages(type)
  const showToast = useToast()
  const router = useRouter()
  const area = useRef<HTMLDivElement>(null)
  const form = useRef<HTMLFormElement>(null)
  const [tab, setTab] = useState<EditorTab>('content')
  const [dialog, setDialog] = useState<CodeDialog | null>(null)
  const [hadDialog, setHadDialog] = useState(false)
  const isFile = isFileType(type)
  const [state, dispatch] = useReducer(advanceGenerator, type, () =>
    startGenerator(type, isFile ? linkOfCode(siteUrl, null) : null, { locale, sample }),
  )
  const { draft, design, drawing, link, restored, lookRestored } = state
  const frameText = useFrameText(design.frame)

  // Before the first paint in the browser, so that no one sees the sample flash by.
  useLayoutEffect(() => {
    const start = findLocalStart(type, locale)
    const kept = findSessionDraft(type)
    const typed = form.current ? readForm(form.current, type, start) : {}
    // The browser takes its time to name its zone, so only events ask for it.
    const zone = type === 'event' && { timeZone: kept.timeZone || ownTimeZone() }
    const found = { ...kept, ...typed, ...zone }
    const blank = { ...blankPageContent(type), ...start } as PageDraft
    const slug = findSessionSlug(type)
    const foundLink = slug !== undefined && { link: linkOfCode(siteUrl, slug) }
    if (foundLink || Object.entries(found).some(([name, value]) => value !== blank[name]))
      dispatch({ do: 'restore', draft: found, ...foundLink })
    findSessionDesign((look) => look && dispatch({ do: 'restoreLook', design: look }))
  }, [type, siteUrl, locale])

  const isTouched = state.past.length + state.future.length > 0
  useUnsavedWork(isTouched || dialog !== null)
  // The picture follows a keystroke first; what else depends on the content comes right after it.
  const settledText = useDeferredValue(drawing.code.text)
  useEffect(() => {
    if (restored || isTouched) keepDraft(draft)
  }, [restored, isTouched, draft])
  useEffect(() => {
    if (lookRestored || isTouched) keepDesign(design)
  }, [lookRestored, isTouched, design])
  useEffect(() => {
    if (restored || isTouched) keepSessionSlug(type, link?.slug)
  }, [restored, isTouched, type, link?.slug])

  const undo = useCallback(() => dispatch({ do: 'undo' }), [])
  const redo = useCallback(() => dispatch({ do: 'redo' }), [])
  useHistoryKeys(area, { undo, redo })

  const fill = useCallback<FillFields>(
    (change, step = Object.keys(change).join()) =>
      dispatch({ do: 'fill', change, step, atMs: performance.now() }),
    [],
  )
  const restyle = useCallback(
    (change: Partial<Design>, step = Object.keys(change).join()) =>
      dispatch({ do: 'restyle', change, step, atMs: performance.now() }),
    [],
  )

  const recent = useRecentCode({ code: drawing.code, draft, design })

  const isFinished = useHandler(() => {
    if (drawing.status === 'ready') return true
    const missing = drawing.status === 'unfinished' ? drawing.issues.map(({ path }) => path) : []
    dispatch({ do: 'leave', fields: missing })
    showField(missing[0])
    showToast(t(`export.not.${drawing.status}`), { tone: 'warn' })
    return false
  })
  const [fieldToFocus, setFieldToFocus] = useState<{ name: string | undefined }>()
  const showField = useHandler((name?: string) => {
    setTab('content')
    setFieldToFocus({ name })
  })
  // Only now, because a field cannot take the focus while its panel is hidden.
  useEffect(() => {
    if (fieldToFocus && form.current) findField(form.current, fieldToFocus.name)?.focus()
  }, [fieldToFocus])
  /** A code of another type goes on on that type's page. */
  const show = useHandler((opened: Snapshot) => {
    setTab('content')
    if (opened.draft.type === type) return dispatch({ do: 'open', ...opened })
    keepDraft(opened.draft)
    keepDesign(opened.design)
    keepSessionSlug(opened.draft.type, opened.link?.slug)
    // Here it was nothing but asked for.
    if (opened.link?.slug && opened.link.slug === link?.slug) keepSessionSlug(type, undefined)
    router.push(localizedPath(locale, paths.generator(opened.draft.type)))
  })
  const linked = useLinkedCode({ state, dispatch, siteUrl, isFinished, onShow: show, showField })
  const { isReadyToTake } = linked
  useSharedCode(linked.open, () => showToast(t('tools.unreadable'), { tone: 'bad' }))

  const clear = () => {
    linked.clear()
    showField()
  }

  const keep = useHandler(async () => {
    if (!isReadyToTake('recent')) return
    const isKept = await recent.keep().catch(() => false)
    showToast(t(isKept ? 'tools.kept' : 'tools.notKept'), { tone: isKept ? 'good' : 'warn' })
  })
  const dueAction = (link?.slug && state.pendingAction) || undefined
  // Effects of the panels come first: what one of them has to start is started by now.
  useEffect(() => {
    if (dueAction === 'recent') keep()
    if (dueAction) dispatch({ do: 'saveFirst', action: null })
  }, [dueAction, keep])
  const onTaken = useHandler(() => {
    recent.keep().catch(() => {})
    linked.onTaken()
  })
  const takeRepaired = useHandler((repaired: Design) => restyle(repaired, 'repair'))
  const openDialog = useHandler((which: CodeDialog) => {
    if (which === 'share' && !isFinished()) return
    setHadDialog(true)
    setDialog(which)
  })

  const isFileMissing =
    drawing.status === 'unfinished' &&
    state.leftFields.includes('link') &&
    drawing.issues.some(({ path }) => path === 'link')
  const panel: PanelProps = {
    code: drawing.code,
    design,
    frameText,
    onRestyle: restyle,
    isReadyToTake,
    dueAction,
    onTaken,
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only scrolls
    <div
      ref={area}
      data-linked={link ? '' : undefined}
      onFocus={keepFocusInView}
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
            <ContentForm
              ref={form}
              draft={draft}
              isDynamic={link !== null}
              errors={{
                ...linked.errors,
                ...fieldErrors(state, messages, (count) =>
                  t(design.level === 'L' ? 'form.tooLongForAny' : 'form.tooLong', { count }),
                ),
              }}
              start={
                isFile ? (
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
              mapTiles={mapTiles}
              onLeave={(field) => dispatch({ do: 'leave', fields: [field] })}
            >
              <ContentNotices state={state} onFill={fill} />
              {!isFile && (
                <p aria-hidden="true" className="text-ink-soft text-xs md:hidden">
                  {t('kind.difference')}
                </p>
              )}
            </ContentForm>
          }
          {...panel}
        />
      </div>
      <div className="module-mat contents md:block md:border-line md:border-s">
        <div className={classNames(styles.column, 'contents md:flex md:flex-col')}>
          <div className={classNames(styles.scroller, 'contents md:block')}>
            <div
              className={classNames(
                styles.sheet,
                'z-10 order-1 border-line border-b bg-paper px-4 py-2 md:border-0 md:bg-transparent md:p-6 md:pt-8 md:pb-5 lg:px-8',
              )}
            >
              <CodeSheet drawing={drawing} design={design} frameText={frameText} onClear={clear}>
                <CodeHealth
                  text={settledText}
                  design={design}
                  frameText={frameText}
                  active={isTouched || drawing.status !== 'sample'}
                  onRepaired={takeRepaired}
                />
                <Toolbar
                  canUndo={state.past.length > 0}
                  canRedo={state.future.length > 0}
                  onUndo={undo}
                  onRedo={redo}
                  onKeep={keep}
                  onOpen={openDialog}
                  onApproach={approachDialogs}
                />
                {hadDialog && (
                  <LoadBoundary>
                    <CodeDialogs
                      opened={dialog}
                      onClose={() => setDialog(null)}
                      draft={draft}
                      design={design}
                      onOpen={linked.open}
                      onTaken={onTaken}
                    />
                  </LoadBoundary>
                )}
              </CodeSheet>
            </div>
            <div
              className={classNames(
                styles.clear,
                'order-3 px-4 pt-2 pb-6 md:border-line md:border-t md:bg-paper-raised md:px-6 md:py-5 lg:px-8',
              )}
            >
              <LevelAndSize design={design} onChange={restyle} />
            </div>
          </div>
          <div
            data-bottom-bar=""
            className="sticky bottom-0 z-10 order-4 border-line border-t bg-paper-raised px-4 py-3 md:px-6 md:py-4 lg:px-8 lg:py-5"
          >
            {linked.dynamicCode && <LazyDynamicCode key={linked.opening} {...linked.dynamicCode} />}
            <ExportButtons
              code={drawing.code}
              design={design}
              onPress={isReadyToTake}
              dueAction={dueAction}
              onTaken={onTaken}
            />
          </div>
        </div>
      </div>
    </div>
  )
}
