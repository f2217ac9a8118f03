'use client'

import { Redo2, Undo2 } from 'lucide-react'
import { useTranslations } from 'next-intl'
import {
  useCallback,
  useDeferredValue,
  useEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
} from 'react'
import type { CodeView } from '@/codes/code-view'
import type { OwnedKey } from '@/codes/edit-key'
import { blankVersion } from '@/codes/new-document'
import { Link } from '@/i18n/link'
import type { Locale } from '@/i18n/locales'
import { paths } from '@/paths'
import { CodeStatusMark } from '@/tools/my-codes/code-status-mark'
import { findStanding } from '@/tools/my-codes/find-standing'
import { useLimits } from '@/tools/my-codes/use-limits'
import type { MapTiles } from '@/tools/shared/content-form/map/map-place'
import { useUploads } from '@/tools/shared/uploads/use-uploads'
import { useHandler } from '@/tools/shared/use-handler'
import { useHistoryKeys } from '@/tools/shared/use-history-keys'
import { Button } from '@/ui/button'
import { buttonStyle } from '@/ui/button-style'
import { keepFocusInView } from '@/ui/keep-focus-in-view'
import { Notice } from '@/ui/notice'
import { Tabs } from '@/ui/tabs'
import { useToast } from '@/ui/toast'
import { useUnsavedWork } from '@/ui/unsaved-work'
import { CodeDownload } from './code-download'
import { ConflictDialog } from './conflict-dialog'
import { ContentPart } from './content-part'
import { EditContext, type Editing } from './edit-context'
import { type Editable, editableOf } from './editable'
import { advanceEditor, hasUnsavedChanges, startEditor } from './editor-state'
import { findIssues, type Issue } from './find-issues'
import { findEdits, forgetEdits, keepEdits } from './kept-edits'
import { LanguageBar } from './language-bar'
import { PagePart } from './page-part'
import { PhonePreview } from './phone-preview'
import { RulesPart } from './rules-part'
import { ScanTrial } from './scan-trial'
import { SettingsPart } from './settings-part'
import { useSave } from './use-save'

type EditorTab = 'content' | 'page' | 'rules' | 'settings'
type Translate = (key: string, values?: Record<string, string | number>) => string

/** All that makes up a code and its page, next to what becomes of it. */
export function CodeEditor({
  code,
  owned,
  mapTiles,
}: {
  code: CodeView
  owned: OwnedKey
  mapTiles?: MapTiles
}) {
  const t = useTranslations('myCodes.edit')
  const sayIssue = useTranslations() as unknown as Translate
  const showToast = useToast()
  const area = useRef<HTMLDivElement>(null)
  const [state, dispatch] = useReducer(advanceEditor, code, (found) =>
    startEditor(found, findEdits(found)),
  )
  const { saved, edited } = state
  const { document } = edited
  const isUrl = document.type === 'url'
  const [tab, setTab] = useState<EditorTab>('content')
  const [chosen, setLocale] = useState<Locale>(document.mainLocale)
  // Undo may have taken away the language that is being written.
  const locale = document.languages[chosen] ? chosen : document.mainLocale
  const version = document.languages[locale] ?? blankVersion

  const isDirty = hasUnsavedChanges(state)
  useUnsavedWork(isDirty)
  useLeaveWarning(isDirty)
  useEffect(() => {
    if (isDirty) keepEdits(saved.slug, editableOf(saved), edited)
    else forgetEdits(saved.slug)
  }, [isDirty, saved, edited])
  const [wasRestored] = useState(isDirty)

  const limits = useLimits()
  const maxBytes = limits?.uploadLimitBytes ?? Number.POSITIVE_INFINITY
  const uploads = useUploads({ owner: owned, files: saved.files, maxBytes })

  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [isTried, setTried] = useState(false)
  const [refused, setRefused] = useState<{ issues: readonly Issue[]; of: Editable }>()
  const settledEdits = useDeferredValue(edited)
  const own = useMemo(() => findIssues(settledEdits, limits), [settledEdits, limits])
  // What the server has refused is forgotten with the next change.
  const issues = refused?.of === edited ? [...own, ...refused.issues] : own

  const say = useHandler<Parameters<Editing['say']>, void>((words, tone = 'good') =>
    showToast(words, { tone }),
  )
  const edit = useCallback<Editing['edit']>(
    (change, step) => dispatch({ do: 'edit', edit: change, step, atMs: performance.now() }),
    [],
  )
  const undo = useCallback(() => dispatch({ do: 'undo' }), [])
  const redo = useCallback(() => dispatch({ do: 'redo' }), [])
  useHistoryKeys(area, { undo, redo })

  const { save, isSaving, meeting, endMeeting } = useSave({
    owned,
    saved,
    edited,
    uploads,
    say,
    onSaved: (next, from) => {
      dispatch({ do: 'follow', code: next, from })
      setTried(false)
    },
    onIssues: (found) => {
      setTried(true)
      setRefused({ issues: found, of: edited })
    },
  })
  const trySave = () => {
    const [first] = findIssues(edited, limits)
    if (!first) return void save()
    setTried(true)
    showPlace(first.pointer)
    say(t('saving.toMend'), 'warn')
  }
  /** Brings the place of an issue to sight and the focus into it. */
  const showPlace = (pointer: string) => {
    const [, part, of, member] = pointer.split('/')
    if (part === 'rules') setTab('rules')
    else if (part === 'languages') {
      setLocale(of as Locale)
      setTab(member === 'fields' || member === 'files' || isUrl ? 'content' : 'page')
    }
    const name = member === 'fields' ? pointer.split('/').at(-1) : pointer
    // Once the panel shows.
    requestAnimationFrame(() =>
      area.current
        ?.querySelector<HTMLElement>(`[role=tabpanel]:not([hidden]) [name="${name}"]`)
        ?.focus(),
    )
  }

  const editing: Editing = {
    owned,
    saved,
    edited,
    locale,
    version,
    uploads,
    edit,
    changeDocument: (change, step) =>
      edit((before) => ({ ...before, document: { ...before.document, ...change } }), step),
    changeVersion: (change, step) =>
      edit((before) => {
        const { languages } = before.document
        const next = { ...blankVersion, ...languages[locale], ...change }
        return {
          ...before,
          document: { ...before.document, languages: { ...languages, [locale]: next } },
        }
      }, `${locale} ${step}`),
    errorAt: (pointer) => {
      const issue = issues.find((each) => each.pointer === pointer)
      if (!issue || !(isTried || left.has(pointer))) return undefined
      return sayIssue(issue.key, issue.values)
    },
    leave: (pointer) =>
      setLeft((known) => (known.has(pointer) ? known : new Set(known).add(pointer))),
    follow: (next) => dispatch({ do: 'follow', code: next }),
    say,
  }
  const languageBar = !isUrl && <LanguageBar onSelect={setLocale} />

  return (
    <EditContext value={editing}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only scrolls */}
      <div ref={area} onFocus={keepFocusInView} className="flex flex-col gap-6">
        <header className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <p className="wrap-anywhere min-w-0 font-medium text-lg">{edited.name || t('unnamed')}</p>
          <CodeStatusMark status={findStanding(saved)} />
          <Link
            href={paths.codeStatistics(saved.slug)}
            className={`${buttonStyle({ variant: 'quiet', size: 'sm' })} ms-auto`}
          >
            {t('statistics')}
          </Link>
        </header>
        {saved.status === 'blocked' && (
          <Notice tone="bad" title={t('blocked')}>
            {saved.blockReason}
          </Notice>
        )}
        {wasRestored && (
          <Notice title={t('restored.title')}>
            <p>{t('restored.text')}</p>
          </Notice>
        )}
        <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_23rem]">
          <Tabs
            label={t('tabs.label')}
            selected={tab}
            onSelect={setTab}
            tabs={[
              {
                id: 'content' as EditorTab,
                label: t('tabs.content'),
                content: (
                  <div className="flex flex-col gap-6">
                    {languageBar}
                    <ContentPart key={locale} {...(mapTiles && { mapTiles })} />
                  </div>
                ),
              },
              isUrl
                ? { id: 'rules', label: t('tabs.rules'), content: <RulesPart /> }
                : {
                    id: 'page',
                    label: t('tabs.page'),
                    content: (
                      <div className="flex flex-col gap-6">
                        {languageBar}
                        <PagePart key={locale} />
                      </div>
                    ),
                  },
              { id: 'settings', label: t('tabs.settings'), content: <SettingsPart /> },
            ]}
          />
          <div className="flex flex-col gap-6 lg:sticky lg:top-24">
            <CodeDownload />
            {isUrl ? <ScanTrial /> : <PhonePreview />}
          </div>
        </div>
        <div
          data-bottom-bar=""
          className="sticky bottom-0 z-20 -mx-4 flex items-center gap-2 border-line border-t bg-paper px-4 py-3 sm:mx-0 sm:px-0"
        >
          <Button busy={isSaving} disabled={!isDirty && !isSaving} onClick={trySave}>
            {t('saving.save')}
          </Button>
          <Button
            variant="quiet"
            square
            aria-label={t('saving.undo')}
            disabled={state.past.length === 0}
            onClick={undo}
          >
            <Undo2 aria-hidden="true" />
          </Button>
          <Button
            variant="quiet"
            square
            aria-label={t('saving.redo')}
            disabled={state.future.length === 0}
            onClick={redo}
          >
            <Redo2 aria-hidden="true" />
          </Button>
          <p role="status" className="max-sm:sr-only min-w-0 text-ink-soft text-xs">
            {t(uploads.isBusy ? 'saving.sending' : isDirty ? 'saving.unsaved' : 'saving.none')}
          </p>
        </div>
        <ConflictDialog
          meeting={meeting}
          onClose={endMeeting}
          onSettle={({ code: theirs }, next) => {
            endMeeting()
            dispatch({ do: 'resolve', code: theirs, edited: next })
            save(next, theirs.revision)
          }}
          onTakeTheirs={({ code: theirs }) => {
            endMeeting()
            dispatch({ do: 'resolve', code: theirs, edited: editableOf(theirs) })
          }}
        />
      </div>
    </EditContext>
  )
}

/** The browser asks before it leaves the page with something unsaved. */
function useLeaveWarning(isDirty: boolean): void {
  useEffect(() => {
    if (!isDirty) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [isDirty])
}
