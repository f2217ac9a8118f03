'use client'

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
import { useRouter } from '@/i18n/navigation'
import { paths } from '@/paths'
import type { PageType } from '@/qr/content/content-types'
import { blankPageContent } from '@/qr/content/page-content'
import type { Design } from '@/qr/design/design'
import type { SharedCode } from '@/qr/share/share-link'
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
import type { CodeLink } from './dynamic/code-link'
import { findLinkedSlug, linkOfCode } from './dynamic/code-link'
import type { DynamicCodeHandle } from './dynamic/dynamic-code'
import { LazyDynamicCode, preloadDynamicCode } from './dynamic/lazy-dynamic-code'
import { LazyFilesField } from './dynamic/lazy-files-field'
import type { Editable } from './dynamic/mark-state'
import { findSessionSlug, keepSavedState, keepSessionSlug } from './dynamic/session-link'
import type { SavedCode, SettleFiles } from './dynamic/use-dynamic-code'
import { useEditedCode } from './dynamic/use-edited-code'
import { EditorPanels, type EditorTab } from './editor-panels'
import { ExportButtons } from './export/export-buttons'
import { advanceGenerator, startGenerator } from './generator-state'
import { CodeHealth } from './health/code-health'
import { LevelAndSize } from './level-and-size'
import type { PanelProps } from './panel-props'
import { findSessionDraft, keepDraft } from './session-draft'
import { Toolbar } from './toolbar'
import { isFileType } from './type-groups'
import { useRecentCode } from './use-recent-code'
import { useSharedCode } from './use-shared-code'

type Shown = Editable & { link: CodeLink | null }
type OpenedCode = SharedCode & { link?: string }

const approachDialogs = () => {
  // A failure shows where one is opened.
  loadDialogs().catch(() => {})
}

type Props = {
  type: PageType
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

function Workbench({ type, siteUrl, mapTiles }: Props) {
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
  const newLink = linkOfCode(siteUrl, null)
  const [state, dispatch] = useReducer(advanceGenerator, type, () =>
    startGenerator(type, isFile ? newLink : null),
  )
  const { draft, design, drawing, link, files, restored, lookRestored } = state
  const frameText = useFrameText(design.frame)

  // Before the first paint in the browser, so that nobody sees the sample flash by.
  useLayoutEffect(() => {
    const kept = findSessionDraft(type)
    const typed = form.current ? readForm(form.current, type) : {}
    // The browser takes its time to name its zone, so only events ask for it.
    const zone = type === 'event' && { timeZone: kept.timeZone || ownTimeZone() }
    const found = { ...kept, ...typed, ...zone }
    const blank = blankPageContent(type)
    const slug = findSessionSlug(type)
    const foundLink = slug !== undefined && { link: linkOfCode(siteUrl, slug) }
    if (foundLink || Object.entries(found).some(([name, value]) => value !== blank[name]))
      dispatch({ do: 'restore', draft: found, ...foundLink })
    findSessionDesign((look) => look && dispatch({ do: 'restoreLook', design: look }))
  }, [type, siteUrl])

  // The picture follows a keystroke first; what else depends on the content comes right after it.
  const settledDraft = useDeferredValue(draft)
  const isTouched = state.past.length + state.future.length > 0
  useUnsavedWork(isTouched || dialog !== null)
  const settledText = useDeferredValue(drawing.code.text)
  useEffect(() => {
    if (restored || isTouched) keepDraft(settledDraft)
  }, [restored, isTouched, settledDraft])
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

  /** A code of another type goes on on that type's page. */
  const show = useHandler((opened: Shown) => {
    setTab('content')
    if (opened.draft.type === type) return dispatch({ do: 'open', ...opened })
    keepDraft(opened.draft)
    keepDesign(opened.design)
    keepSessionSlug(opened.draft.type, opened.link?.slug)
    router.push(paths.generator(opened.draft.type))
  })
  const openCode = ({ draft: opened, design: look, link: text }: OpenedCode) => {
    const slug = text === undefined ? undefined : findLinkedSlug(siteUrl, text)
    if (slug !== undefined) startAnew(slug)
    const isOfFile = isFileType(opened.type)
    const isLink = slug !== undefined || isOfFile
    const openedLink = isLink ? linkOfCode(siteUrl, slug ?? null) : null
    show({ draft: opened, design: look, link: openedLink, files: [] })
  }
  useSharedCode(openCode, () => showToast(t('tools.unreadable'), { tone: 'bad' }))

  /** What the server has of a code takes the place of what is known here. */
  const [opening, setOpening] = useState(0)
  const startAnew = (slug: string) => {
    keepSavedState(slug, null)
    setOpening((count) => count + 1)
  }
  useEditedCode((slug) => {
    startAnew(slug)
    show({ draft: blankPageContent(type), design, link: linkOfCode(siteUrl, slug), files: [] })
  })

  const dynamic = useRef<DynamicCodeHandle>(null)
  const settleFiles = useRef<SettleFiles>(null)
  const [known, setKnown] = useState<SavedCode>()
  const [serverErrors, setServerErrors] = useState<Readonly<Record<string, string>>>({})
  const showServerErrors = useHandler((errors: Readonly<Record<string, string>>) => {
    setServerErrors(errors)
    const [first] = Object.keys(errors)
    if (first === undefined) return
    setTab('content')
    if (form.current) findField(form.current, first)?.focus()
  })
  /** The link to go back to from a static code, so that a saved one is not made twice. */
  const lastLink = useRef<CodeLink>(null)
  const chooseKind = (isDynamic: boolean) => {
    if (link) lastLink.current = link
    dispatch({ do: 'link', link: isDynamic ? (lastLink.current ?? newLink) : null })
  }
  /** What was pressed before the code had its link; it follows once that is drawn. */
  const takeNext = useRef<() => void>(null)
  const savedSlug = link?.slug
  useEffect(() => {
    if (savedSlug) takeNext.current?.()
    takeNext.current = null
  }, [savedSlug])

  const isReadyToTake = useHandler((next?: () => void) => {
    if (!isFinished()) return false
    if (!link || link.slug) return true
    takeNext.current = next ?? null
    if (!dynamic.current) showToast(t('panels.loading'))
    dynamic.current?.save().then((isSaved) => {
      if (!isSaved) takeNext.current = null
    })
    return false
  })
  const isFinished = useHandler(() => {
    if (drawing.status === 'ready') return true
    const missing = drawing.status === 'unfinished' ? drawing.issues.map(({ path }) => path) : []
    dispatch({ do: 'leave', fields: missing })
    setTab('content')
    if (form.current) findField(form.current, missing[0])?.focus()
    showToast(t(`export.not.${drawing.status}`), { tone: 'warn' })
    return false
  })
  const clear = () => {
    dispatch({ do: 'clear', link: link && newLink })
    lastLink.current = null
    setTab('content')
    if (form.current) findField(form.current)?.focus()
  }

  const keep = useHandler(async () => {
    if (!isReadyToTake()) return
    const isKept = await recent.keep().catch(() => false)
    showToast(t(isKept ? 'tools.kept' : 'tools.notKept'), { tone: isKept ? 'good' : 'warn' })
  })
  const onTaken = useHandler(() => {
    recent.keep().catch(() => {})
    dynamic.current?.onTaken()
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
    onTaken,
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only scrolls
    <div
      ref={area}
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
                ...serverErrors,
                ...fieldErrors(state, messages, (count) =>
                  t(design.level === 'L' ? 'form.tooLongForAny' : 'form.tooLong', { count }),
                ),
              }}
              start={
                isFile ? (
                  <LazyFilesField
                    type={type}
                    saved={known?.view.slug === link?.slug ? known : undefined}
                    files={files}
                    isMissing={isFileMissing}
                    settle={settleFiles}
                    onChange={(next, step) =>
                      dispatch({ do: 'files', files: next, step, atMs: performance.now() })
                    }
                  />
                ) : (
                  <CodeKind
                    isDynamic={link !== null}
                    onChoose={chooseKind}
                    onApproach={() => preloadDynamicCode(locale)}
                  />
                )
              }
              onFill={fill}
              mapTiles={mapTiles}
              onLeave={(field) => dispatch({ do: 'leave', fields: [field] })}
            >
              <ContentNotices state={state} onFill={fill} />
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
                'z-10 order-1 border-line border-b bg-paper px-4 py-3 md:border-0 md:bg-transparent md:p-6 md:pt-8 md:pb-5 lg:px-8',
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
                      onOpen={openCode}
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
            {link && (
              <LazyDynamicCode
                key={opening}
                ref={dynamic}
                siteUrl={siteUrl}
                link={link}
                shown={{ draft, design, files }}
                isFinished={isFinished}
                settleFiles={(uses, owner) =>
                  settleFiles.current?.(uses, owner) ?? Promise.resolve(false)
                }
                onSaved={(saved) => dispatch({ do: 'save', link: saved })}
                onOpened={show}
                onRestored={(restoredFiles) =>
                  dispatch({ do: 'restoreFiles', files: restoredFiles })
                }
                onKnown={setKnown}
                onErrors={showServerErrors}
                onLeaveLink={() => dispatch({ do: 'link', link: newLink })}
              />
            )}
            <ExportButtons
              code={drawing.code}
              design={design}
              onPress={isReadyToTake}
              onTaken={onTaken}
            />
          </div>
        </div>
      </div>
    </div>
  )
}
