import { createContext, useContext, useEffect, useReducer, useState } from 'react'
import { blankVersion, type CodeView } from '@/codes'
import type { Locale } from '@/i18n/locales'
import { storedValue } from '@/std/stored-value'
import type { CodeSource } from '@/tools/code-session/code-source'
import { startSession } from '@/tools/code-session/edit-session'
import { type Editable, withRules } from '@/tools/code-session/editable'
import { putAt, readAt } from '@/tools/code-session/merge-values'
import { useEditSession } from '@/tools/code-session/use-edit-session'
import { useHandler } from '@/tools/shared/use-handler'
import { useToast } from '@/ui/toast'
import { advanceEditor, startEditor } from './editor-state'
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
export function useNewEditing(
  code: CodeView,
  source: CodeSource,
  showPlace: (pointer: string) => void,
) {
  const showToast = useToast()
  const [start] = useState(() =>
    startSession('my-codes', { source, code }, (stored) => ({
      ...stored,
      ...storedEdits(code.slug).read(),
    })),
  )
  const [session, setSession] = useState(start.session)
  const [state, dispatch] = useReducer(advanceEditor, start.edited, startEditor)
  const { edited, past, future } = state
  const { document, name, timeZone } = edited
  const [chosen, setLocale] = useState<Locale>(document.mainLocale)
  // Undo may have removed the language that is being edited.
  const locale = document.languages[chosen] ? chosen : document.mainLocale
  const saving = useEditSession({
    tool: 'my-codes',
    session: { ...session, source },
    setSession,
    edited,
    show: (next, isStep) => dispatch({ do: 'show', edited: next, isStep }),
    shown: ({ design: _, ...shown }) => shown,
    place: ([first]) => {
      issues.showAll(true)
      if (first) showPlace(first.pointer)
      // The field may be out of view.
      return false
    },
  })
  const issues = useIssues(edited, saving.errors)
  const { isDirty } = saving
  const [wasRestored] = useState(isDirty)
  useEffect(() => {
    // Without the design, which is large and not edited here.
    storedEdits(code.slug).write(isDirty ? { document, name, timeZone } : null)
    if (!isDirty) issues.showAll(false)
  }, [code.slug, isDirty, document, name, timeZone, issues.showAll])
  const edit = (change: (before: Editable) => Editable, step: string) =>
    dispatch({ do: 'edit', edit: change, step, atMs: performance.now() })

  return {
    ...{ source, saved: session.code, edited, issues, saving },
    ...{ uploads: saving.uploads, follow: saving.follow, wasRestored },
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
    announce: useHandler((text: string, tone: 'good' | 'warn' | 'bad' = 'good') =>
      showToast(text, { tone }),
    ),
    canUndo: past.length > 0,
    canRedo: future.length > 0,
    undo: useHandler(() => dispatch({ do: 'undo' })),
    redo: useHandler(() => dispatch({ do: 'redo' })),
  }
}

const storedEdits = (slug: string) =>
  storedValue('sessionStorage', `my-codes:edited:${slug}`, (found) => ({
    ...(found as Partial<Editable> | null),
  }))
