'use client'

import { useTranslations } from 'next-intl'
import { type ReactNode, useCallback, useEffect, useReducer, useRef, useState } from 'react'
import { blankVersion, type CodeView, type OwnedKey, workspaceKeyPattern } from '@/codes'
import { Link } from '@/i18n/link'
import type { Locale } from '@/i18n/locales'
import { paths } from '@/paths'
import { ConflictDialog } from '@/tools/code-session/conflict-dialog'
import { LinkWarnings } from '@/tools/code-session/link-warnings'
import { putAt, readAt } from '@/tools/code-session/merge-values'
import { SplitNotice } from '@/tools/code-session/split-notice'
import { findCodeStatus } from '@/tools/my-codes/find-code-status'
import type { MapTiles } from '@/tools/shared/content-form/map/map-place'
import { CodeStatusMark } from '@/tools/shared/dynamic/code-status-mark'
import { useUploads } from '@/tools/shared/uploads/use-uploads'
import { useHandler } from '@/tools/shared/use-handler'
import { useHistoryKeys } from '@/tools/shared/use-history-keys'
import { Button } from '@/ui/button'
import { buttonStyle } from '@/ui/button-style'
import { Icon } from '@/ui/icon/icon'
import { Notice } from '@/ui/notice'
import { revealFocus } from '@/ui/reveal-focus'
import { Tabs } from '@/ui/tabs'
import { useToast } from '@/ui/toast'
import { useUnsavedWork } from '@/ui/unsaved-work'
import { CodeDownload } from './code-download'
import { ContentPart } from './content-part'
import { EditContext, type Editing, useEditing } from './edit-context'
import { editableOf, withRules } from './editable'
import { advanceEditor, type EditorState, hasUnsavedChanges, startEditor } from './editor-state'
import { LanguageBar } from './language-bar'
import { PagePart } from './page-part'
import { PhonePreview } from './phone-preview'
import { RulesPart } from './rules-part'
import { ScanTrial } from './scan-trial'
import { SettingsPart } from './settings-part'
import { findStoredEdits, removeStoredEdits, storeEdits } from './unsaved-edits'
import { useIssues } from './use-issues'
import { useSave } from './use-save'

type EditorTab = 'content' | 'page' | 'rules' | 'settings'

/** The settings of a code and its page, next to a preview. */
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
  const area = useRef<HTMLDivElement>(null)
  const [tab, setTab] = useState<EditorTab>('content')
  const [state, dispatch] = useReducer(advanceEditor, code, (found) =>
    startEditor(found, findStoredEdits(found)),
  )
  const isDirty = useDirtyState(state)
  const [wasRestored] = useState(isDirty)
  const { editing, issues, setLocale, undo, redo } = useEditor(state, dispatch, owned)
  useHistoryKeys(area, { undo, redo })

  const { save, isSaving, conflict, closeConflict } = useSave({
    ...editing,
    onSaved: (next, from) => {
      dispatch({ do: 'follow', code: next, from })
      issues.showAll(false)
    },
    onIssues: issues.refuse,
  })
  const resolve = (theirs: CodeView, edited = editableOf(theirs)) => {
    closeConflict()
    dispatch({ do: 'resolve', code: theirs, edited })
  }
  const isUrl = state.edited.document.type === 'url'
  const trySave = () => {
    const first = issues.findFirst()
    if (!first) return void save()
    issues.showAll(true)
    showPlace(first.pointer)
    editing.announce(t('saving.toMend'), 'warn')
  }
  /** Shows the place of an issue and moves the focus there. */
  const showPlace = (pointer: string) => {
    const [, part, of, member] = pointer.split('/')
    if (part === 'rules') setTab('rules')
    else if (part === 'languages') {
      setLocale(of as Locale)
      if (isUrl && member === 'messages') setTab('rules')
      else setTab(member === 'fields' || member === 'files' || isUrl ? 'content' : 'page')
    }
    const name = member === 'fields' ? pointer.split('/').at(-1) : pointer
    // After the panel is shown.
    requestAnimationFrame(() =>
      area.current
        ?.querySelector<HTMLElement>(`[role=tabpanel]:not([hidden]) [name="${name}"]`)
        ?.focus(),
    )
  }

  return (
    <EditContext value={editing}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only scrolls */}
      <div ref={area} onFocus={revealFocus} className="flex flex-col gap-6">
        <EditorHeader wasRestored={wasRestored} />
        <LinkWarnings document={state.edited.document} />
        <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_23rem]">
          <EditorTabs {...{ tab, mapTiles }} onTab={setTab} onLocale={setLocale} />
          <div className="flex flex-col gap-6 lg:sticky lg:top-24">
            <CodeDownload />
            {isUrl ? <ScanTrial /> : <PhonePreview />}
          </div>
        </div>
        <SaveBar {...{ state, isDirty, isSaving, undo, redo }} onSave={trySave} />
        <ConflictDialog
          conflict={conflict}
          onClose={closeConflict}
          onResolve={(edited) => {
            if (!conflict) return
            resolve(conflict.code, edited)
            save(edited, conflict.code)
          }}
          onTakeTheirs={() => conflict && resolve(conflict.code)}
        />
      </div>
    </EditContext>
  )
}

/** Context for all parts of the editor. */
function useEditor(
  { saved, edited }: EditorState,
  dispatch: (action: Parameters<typeof advanceEditor>[1]) => void,
  owned: OwnedKey,
) {
  const showToast = useToast()
  const { document } = edited
  const [chosen, setLocale] = useState<Locale>(document.mainLocale)
  // Undo may have removed the language that is being edited.
  const locale = document.languages[chosen] ? chosen : document.mainLocale
  const issues = useIssues(edited)
  const { maxBytes, errorAt, leave } = issues
  const uploads = useUploads({ owner: owned, files: saved.files, maxBytes })
  const announce = useHandler<Parameters<Editing['announce']>, void>((text, tone = 'good') =>
    showToast(text, { tone }),
  )
  const edit = useCallback<Editing['edit']>(
    (change, step) => dispatch({ do: 'edit', edit: change, step, atMs: performance.now() }),
    [dispatch],
  )
  const undo = useCallback(() => dispatch({ do: 'undo' }), [dispatch])
  const redo = useCallback(() => dispatch({ do: 'redo' }), [dispatch])

  const editing: Editing = {
    owned,
    saved,
    edited,
    locale,
    version: document.languages[locale] ?? blankVersion,
    uploads,
    edit,
    valueAt: (pointer) => readAt(withRules(edited).document, pointer) as never,
    change: (pointer, value, step = pointer) =>
      edit((before) => {
        const { document: base } = pointer.startsWith('/rules/') ? withRules(before) : before
        return { ...before, document: putAt(base, pointer, value) }
      }, step),
    errorAt,
    leave,
    follow: (next) => dispatch({ do: 'follow', code: next }),
    announce,
  }
  return { editing, issues, setLocale, undo, redo }
}

/** Stores unsaved changes in the tab, and lets the browser warn before leaving the page. */
function useDirtyState(state: EditorState): boolean {
  const { saved, edited } = state
  const isDirty = hasUnsavedChanges(state)
  useUnsavedWork(isDirty)
  useEffect(() => {
    if (!isDirty) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [isDirty])
  useEffect(() => {
    if (isDirty) storeEdits(saved.slug, editableOf(saved), edited)
    else removeStoredEdits(saved.slug)
  }, [isDirty, saved, edited])
  return isDirty
}

function EditorHeader({ wasRestored }: { wasRestored: boolean }) {
  const t = useTranslations('myCodes.edit')
  const { saved, edited, owned } = useEditing()
  return (
    <>
      <header className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p className="wrap-anywhere min-w-0 font-medium text-lg">{edited.name || t('unnamed')}</p>
        <CodeStatusMark status={findCodeStatus(saved)} />
        <span className="ms-auto flex flex-wrap gap-2">
          {workspaceKeyPattern.test(owned.editKey) && (
            <Link href={paths.workspace} className={buttonStyle({ variant: 'quiet', size: 'sm' })}>
              {t('toWorkspace')}
            </Link>
          )}
          <Link
            href={paths.codeStatistics(saved.slug)}
            className={buttonStyle({ variant: 'quiet', size: 'sm' })}
          >
            {t('statistics')}
          </Link>
        </span>
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
    </>
  )
}

function EditorTabs({
  tab,
  mapTiles,
  onTab,
  onLocale,
}: {
  tab: EditorTab
  mapTiles: MapTiles | undefined
  onTab: (tab: EditorTab) => void
  onLocale: (locale: Locale) => void
}) {
  const t = useTranslations('myCodes.edit.tabs')
  const { edited, locale, change } = useEditing()
  const isUrl = edited.document.type === 'url'
  const inLanguages = (part: ReactNode) => (
    <div className="flex flex-col gap-6">
      {!isUrl && <LanguageBar onSelect={onLocale} />}
      {part}
    </div>
  )
  const content = (
    <>
      <SplitNotice document={edited.document} onEnd={() => change('/rules/split', [])}>
        {(label) => (
          <Button variant="secondary" size="sm" onClick={() => onTab('rules')}>
            {label}
          </Button>
        )}
      </SplitNotice>
      <ContentPart key={locale} {...(mapTiles && { mapTiles })} />
    </>
  )
  return (
    <Tabs
      label={t('label')}
      // A change elsewhere may have replaced the type, and with it this tab.
      selected={tab === 'page' && isUrl ? 'content' : tab}
      onSelect={onTab}
      tabs={[
        { id: 'content', label: t('content'), content: inLanguages(content) },
        ...(isUrl
          ? []
          : [
              {
                id: 'page' as const,
                label: t('page'),
                content: inLanguages(<PagePart key={locale} />),
              },
            ]),
        { id: 'rules', label: t('rules'), content: <RulesPart /> },
        { id: 'settings', label: t('settings'), content: <SettingsPart /> },
      ]}
    />
  )
}

function SaveBar({
  state: { past, future },
  isDirty,
  isSaving,
  undo,
  redo,
  onSave,
}: {
  state: EditorState
  isDirty: boolean
  isSaving: boolean
  undo: () => void
  redo: () => void
  onSave: () => void
}) {
  const t = useTranslations('myCodes.edit.saving')
  const { uploads } = useEditing()
  return (
    <div
      data-bottom-bar=""
      className="sticky bottom-0 z-20 -mx-4 flex items-center gap-2 border-line border-t bg-paper px-4 py-3 sm:mx-0 sm:px-0"
    >
      <Button busy={isSaving} disabled={!isDirty && !isSaving} onClick={onSave}>
        {t('save')}
      </Button>
      <Button
        variant="quiet"
        square
        aria-label={t('undo')}
        disabled={past.length === 0}
        onClick={undo}
      >
        <Icon name="undo-2" />
      </Button>
      <Button
        variant="quiet"
        square
        aria-label={t('redo')}
        disabled={future.length === 0}
        onClick={redo}
      >
        <Icon name="redo-2" />
      </Button>
      <p role="status" className="max-sm:sr-only min-w-0 text-ink-soft text-xs">
        {t(uploads.isBusy ? 'sending' : isDirty ? 'unsaved' : 'none')}
      </p>
    </div>
  )
}
