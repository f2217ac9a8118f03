import { useTranslations } from 'next-intl'
import { createContext, useContext, useEffect, useReducer, useState } from 'react'
import { blankVersion, type CodeView, type FileUse } from '@/codes'
import type { Locale } from '@/i18n/locales'
import { storedValue } from '@/std/stored-value'
import type { CodeSource } from '@/tools/code-session/code-source'
import { mergeValues, putAt, readAt } from '@/tools/code-session/merge-values'
import { type EditConflict, saveCode } from '@/tools/code-session/save-code'
import { changeStoredKeys } from '@/tools/shared/dynamic/key-store'
import { useProblemMessage } from '@/tools/shared/dynamic/use-problem-message'
import { useUploads } from '@/tools/shared/uploads/use-uploads'
import { useHandler } from '@/tools/shared/use-handler'
import { useToast } from '@/ui/toast'
import { useUnsavedWork } from '@/ui/unsaved-work'
import { type Editable, editableOf, tidyEditable, withRules } from './editable'
import { advanceEditor, type EditorState, hasUnsavedChanges, startEditor } from './editor-state'
import { useIssues } from './use-issues'

const EditContext = createContext<ReturnType<typeof useNewEditing> | null>(null)
export const EditProvider = EditContext.Provider

/** Returns the state of the editor, for all of its parts. */
export function useEditing() {
  const editing = useContext(EditContext)
  if (!editing) throw new Error('useEditing needs an EditProvider above it')
  return editing
}

/**
 * Starts to edit a code. A JSON pointer into its document identifies a field: its value, name, error
 * and step of undo.
 */
export function useNewEditing(code: CodeView, source: CodeSource) {
  const t = useTranslations('myCodes.edit.saving')
  const showToast = useToast()
  const [state, dispatch] = useReducer(advanceEditor, code, (found) =>
    startEditor(found, findStoredEdits(found)),
  )
  const { saved, edited, past, future } = state
  const { document } = edited
  const isDirty = useDirtyState(state)
  const [wasRestored] = useState(isDirty)
  const [chosen, setLocale] = useState<Locale>(document.mainLocale)
  // Undo may have removed the language that is being edited.
  const locale = document.languages[chosen] ? chosen : document.mainLocale
  const issues = useIssues(edited)
  const { maxBytes } = issues
  const uploads = useUploads({ owner: source.owned, files: saved.files, maxBytes })
  const announce = useHandler((text: string, tone: 'good' | 'warn' | 'bad' = 'good') =>
    showToast(text, { tone }),
  )
  const { send, ...saving } = useSave(source, {
    onSaved: (next, from) => {
      dispatch({ do: 'follow', code: next, from })
      issues.showAll(false)
      announce(t('saved'))
    },
    onRefused: issues.refuse,
    announce,
  })
  const edit = (change: (before: Editable) => Editable, step: string) =>
    dispatch({ do: 'edit', edit: change, step, atMs: performance.now() })
  const resolve = (theirs: CodeView, resolved = editableOf(theirs)) =>
    dispatch({ do: 'resolve', code: theirs, edited: resolved })

  return {
    ...{ source, saved, edited, isDirty, wasRestored, uploads, issues, ...saving },
    /** The language that is being edited. */
    locale,
    setLocale,
    version: document.languages[locale] ?? blankVersion,
    /** Changes of one step in quick succession are undone together. */
    edit,
    /** Returns a value of the document, in which missing rules are empty. */
    valueAt: <Value>(pointer: string) => readAt(withRules(edited).document, pointer) as Value,
    /** Changes a value of the document; undefined removes it. */
    change: (pointer: string, value: unknown, step = pointer) =>
      edit((before) => {
        const { document: base } = pointer.startsWith('/rules/') ? withRules(before) : before
        return { ...before, document: putAt(base, pointer, value) }
      }, step),
    errorAt: issues.errorAt,
    leave: issues.leave,
    /** Applies a newer version from the server that no save of this editor created. */
    follow: (next: CodeView) => dispatch({ do: 'follow', code: next }),
    announce,
    canUndo: past.length > 0,
    canRedo: future.length > 0,
    undo: useHandler(() => dispatch({ do: 'undo' })),
    redo: useHandler(() => dispatch({ do: 'redo' })),
    save: () => send(edited, saved, uploads.settle),
    resolve: (theirs: CodeView, merged: Editable) => {
      resolve(theirs, merged)
      void send(merged, theirs, uploads.settle)
    },
    takeTheirs: (theirs: CodeView) => {
      saving.closeConflict()
      resolve(theirs)
    },
  }
}

/** Saves edits, or asks how to resolve a conflict with changes saved elsewhere. */
function useSave(
  { owned }: CodeSource,
  {
    onSaved,
    onRefused,
    announce,
  }: {
    onSaved: (code: CodeView, sent: Editable) => void
    onRefused: ReturnType<typeof useIssues>['refuse']
    announce: (text: string, tone: 'warn' | 'bad') => void
  },
) {
  const t = useTranslations('myCodes.edit.saving')
  const problemMessage = useProblemMessage()
  const [isSaving, setSaving] = useState(false)
  const [conflict, setConflict] = useState<EditConflict<Editable>>()

  const send = async (
    sent: Editable,
    base: CodeView,
    settle: (uses: readonly FileUse[]) => Promise<boolean>,
  ) => {
    setConflict(undefined)
    setSaving(true)
    const { document, name, timeZone } = tidyEditable(sent)
    const areFilesSent = await settle(listFiles(document))
    const result =
      areFilesSent &&
      (await saveCode({
        ...{ owned, saved: base, edited: sent, read: editableOf },
        write: () => ({ document, name, timeZone }),
      }))
    setSaving(false)
    if (!result) return announce(t('filesMissing'), 'warn')
    if (result.ok) {
      const { code } = result
      // The list shows the name while there is no connection.
      if (code.name) changeStoredKeys([code.slug], () => ({ name: code.name })).catch(() => {})
      return onSaved(code, sent)
    }
    if ('conflict' in result) return setConflict(result.conflict)
    if (result.problem) onRefused(result.problem)
    announce(problemMessage(result.problem), 'bad')
  }
  return { send, isSaving, conflict, closeConflict: () => setConflict(undefined) }
}

function listFiles({ languages, look }: Editable['document']): FileUse[] {
  const uses = Object.values(languages).flatMap(({ files }) => files)
  const ofStyle = [look.coverFileId, look.logoFileId, look.iconFileId].flatMap((id) =>
    id ? [{ id, role: 'photo' as const, caption: '' }] : [],
  )
  return [...uses, ...ofStyle]
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
    storedEdits(saved.slug).write(isDirty ? { base: editableOf(saved), edited } : null)
  }, [isDirty, saved, edited])
  return isDirty
}

const storedEdits = (slug: string) =>
  storedValue('sessionStorage', `my-codes:edit:${slug}`, (found) => ({
    ...(found as { base?: Editable; edited?: Editable } | null),
  }))

/** Returns the unsaved changes of an earlier visit, merged with the current state on the server. */
function findStoredEdits(code: CodeView): Editable | undefined {
  const { base, edited } = storedEdits(code.slug).read()
  if (edited?.document?.version !== 1 || edited.document.type !== code.type) return undefined
  return mergeValues(base ?? editableOf(code), edited, editableOf(code)).merged
}
