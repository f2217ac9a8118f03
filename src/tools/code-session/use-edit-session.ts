import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import type { CodeView, Problem } from '@/codes'
import { changeStoredKeys } from '@/tools/shared/dynamic/key-store'
import { useLimits } from '@/tools/shared/dynamic/use-limits'
import { useUploads } from '@/tools/shared/uploads/use-uploads'
import { useHandler } from '@/tools/shared/use-handler'
import { useToast } from '@/ui/toast'
import { useUnsavedWork } from '@/ui/unsaved-work'
import { type EditSession, followCode } from './edit-session'
import { type Editable, editableOf, isSameEditable, listFiles } from './editable'
import { mergeValues } from './merge-values'
import { baseOf, type EditConflict, saveCode } from './save-code'
import { type EditingTool, storedBase } from './stored-base'
import type { OpenedCode } from './use-opening'

/** An error that the server found; `pointer` is one into the document. */
export type FieldError = { pointer: string; message: string }

/** Key of the message about what is saved. */
type SaveState = 'saving' | 'sending' | 'changed' | 'saved'

type Translate = (key: string, values?: Record<string, string | number>) => string
type Failure = {
  problem: Problem | null | 'filesNotSent'
  /** Errors at fields of `of`. */
  errors: readonly FieldError[]
  /** Whether the editor shows the failure at its field. */
  isPlaced: boolean
  of: Editable
}

/** Uploads, saving and conflicts of the code in an editor, which holds what is edited. */
export function useEditSession({
  tool,
  session,
  setSession,
  edited,
  show,
  shown,
  place,
  onFileAdded,
}: {
  tool: EditingTool
  /** Undefined until the code exists and is loaded. */
  session: EditSession | undefined
  setSession: (session: EditSession) => void
  edited: Editable
  /** Shows another version of the code. A step can be undone. */
  show: (edited: Editable, isStep: boolean) => void
  /** Returns the parts that the editor shows. */
  shown: (edited: Editable) => unknown
  /** Shows errors of the server at their fields; false if the editor does not have these. */
  place: (errors: readonly FieldError[]) => boolean
  onFileAdded?: (id: string, file: File) => void
}) {
  const t = useTranslations('dynamic.bar')
  const translate = useTranslations() as unknown as Translate
  const showToast = useToast()
  const limits = useLimits()
  const [work, setWork] = useState<'saving' | 'sending'>()
  const [failure, setFailure] = useState<Failure>()
  const [conflict, setConflict] = useState<EditConflict>()
  const uploads = useUploads({
    owner: session?.source.owned ?? null,
    files: session?.code.files ?? noFiles,
    maxBytes: limits?.uploadLimitBytes ?? Number.POSITIVE_INFINITY,
    ...(onFileAdded && { onAdded: onFileAdded }),
  })
  const isDirty = session !== undefined && !isSameEditable(edited, session.base.stored)
  useKeptEdits(tool, session, isDirty)
  const slug = session?.code.slug
  // biome-ignore lint/correctness/useExhaustiveDependencies: it was about another code
  useEffect(() => setFailure(undefined), [slug])
  useUnsavedWork(isDirty || work !== undefined || uploads.isBusy)

  const fail = useHandler((problem: Failure['problem']) => {
    const found = (typeof problem === 'object' && problem?.errors) || []
    // Errors without a message key are for API clients.
    const errors = found
      .filter(({ key }) => key.includes('.'))
      .map(({ pointer, key, values }) => ({
        pointer: pointer.replace(/^\/document/, ''),
        message: translate(key, values),
      }))
    setFailure({ problem, errors, isPlaced: errors.length > 0 && place(errors), of: edited })
  })
  /** Starts or goes on with the stored code; edits since `sent` remain. Returns the edits. */
  const settle = useHandler((opened: OpenedCode, sent: Editable) => {
    const { merged } = mergeValues(sent, edited, editableOf(opened.code))
    setSession({ ...opened, base: baseOf(opened.code) })
    show(merged, false)
    return merged
  })
  const send = async (sent: Editable, { source, base }: Pick<EditSession, 'source' | 'base'>) => {
    setFailure(undefined)
    setConflict(undefined)
    setWork(uploads.isBusy ? 'sending' : 'saving')
    const areFilesSent = await uploads.settle(listFiles(sent), source.owned)
    setWork('saving')
    const result =
      areFilesSent && (await saveCode({ owned: source.owned, base, edited: sent, shown }))
    setWork(undefined)
    if (!result) fail('filesNotSent')
    else if ('conflict' in result) setConflict(result.conflict)
    else if (!result.ok) fail(result.problem)
    else {
      const { code } = result
      settle({ source, code }, sent)
      showToast(t('changesSaved'), { tone: 'good' })
      // The list shows the name while there is no connection.
      if (code.name) changeStoredKeys([code.slug], () => ({ name: code.name })).catch(() => {})
      return true
    }
    return false
  }
  const rebase = (code: CodeView, next: Editable) => {
    setConflict(undefined)
    if (session) setSession({ ...session, code, base: baseOf(code) })
    show(next, true)
  }

  const saved = isDirty ? 'changed' : 'saved'
  const state: SaveState | undefined = work ?? (session && (uploads.isBusy ? 'sending' : saved))
  return {
    ...{ session, edited, uploads, isDirty, work, setWork, failure, conflict, fail, settle, send },
    /** The server's errors, until the next change. */
    errors: failure?.of === edited ? failure.errors : noErrors,
    /** Key of the message about what is saved; undefined for a code that does not exist. */
    state,
    save: async (saved = edited) =>
      work === undefined && session !== undefined && send(saved, session),
    /** Applies a newer version from the server that no save of this editor created. */
    follow: (code: CodeView) => {
      if (!session) return
      const next = followCode(session, edited, code)
      setSession(next.session)
      show(next.edited, false)
    },
    closeConflict: () => setConflict(undefined),
    resolve: (merged: Editable) => {
      if (!conflict || !session) return
      rebase(conflict.code, merged)
      void send(merged, { ...session, base: baseOf(conflict.code) })
    },
    takeTheirs: () => conflict && rebase(conflict.code, editableOf(conflict.code)),
  }
}

/** Remembers what unsaved edits are based on, and lets the browser warn before they are lost. */
function useKeptEdits(tool: EditingTool, session: EditSession | undefined, isDirty: boolean): void {
  const { base, code } = session ?? {}
  const slug = code?.slug
  // The generator can be typed in before the code is loaded again.
  const isKept = isDirty || tool === 'generator'
  useEffect(() => {
    if (slug && base) storedBase(tool, slug).write(isKept ? base : null)
  }, [tool, slug, base, isKept])
  useEffect(() => {
    if (!isDirty) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [isDirty])
}

const noFiles: readonly never[] = []
const noErrors: readonly never[] = []
