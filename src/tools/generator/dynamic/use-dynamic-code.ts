import { useLocale } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import type { CodeView } from '@/codes/code-view'
import type { OwnedKey } from '@/codes/edit-key'
import type { Problem } from '@/codes/problem'
import { contentTitle } from '@/qr/content/content-title'
import type { PageContent } from '@/qr/content/page-content'
import { type Answer, editCode, readCode } from '@/tools/shared/dynamic/code-client'
import { createCodeWithProof } from '@/tools/shared/dynamic/create-code-with-proof'
import { findKeptKey, keepKeys } from '@/tools/shared/dynamic/key-store'
import { keptNameMaxLength } from '@/tools/shared/kept/kept-code'
import { shorten } from '@/tools/shared/shorten'
import { useHandler } from '@/tools/shared/use-handler'
import type { CodeLink } from './code-link'
import { editableOf, editedDocument } from './edited-document'
import { type Editable, markState } from './mark-state'
import { findSavedState, keepSavedState } from './session-link'

/** A code that is saved, as the server had it last. */
export type SavedCode = {
  owned: OwnedKey
  view: CodeView
  /** What an edit is based on; older than the view where someone else was faster. */
  revision: number
  /** Of what the editor showed when it was saved or opened. */
  mark: string
}

export type Failure = { problem: Problem | null } | 'filesNotSent'
/** Just made: its key, and whether this browser has kept it. */
export type NewKey = { owned: OwnedKey; isKept: boolean }
type Work = 'idle' | 'loading' | 'saving' | 'sending'

/** Sends the chosen files to their code. Resolves to whether all of `uses` were uploaded. */
export type SendFiles = (uses: Editable['files'], owner: OwnedKey) => Promise<boolean>

/** Saves what the editor shows as a dynamic code, and goes on with one that is saved. */
export function useDynamicCode({
  link,
  shown,
  sendFiles,
  onSaved,
  onOpened,
  onRestored,
}: {
  link: CodeLink
  shown: Editable
  /** Undefined while the field of files is loading. */
  sendFiles: SendFiles | undefined
  /** The code has got its link. */
  onSaved: (link: CodeLink) => void
  /** What is to be shown in place of what is. */
  onOpened: (opened: Editable & { link: CodeLink }) => void
  /** After a reload: what the tab has not kept. */
  onRestored: (files: Editable['files']) => void
}) {
  const locale = useLocale()
  const { slug } = link
  const [codes, setCodes] = useState<Readonly<Record<string, SavedCode>>>({})
  const [work, setWork] = useState<Work>('idle')
  const [proofShare, setProofShare] = useState<number | null>(null)
  const [failure, setFailure] = useState<Failure>()
  const [isKeyMissing, setKeyMissing] = useState(false)
  const [conflict, setConflict] = useState<CodeView>()
  const [newKey, setNewKey] = useState<NewKey>()
  const [isKeyShown, setKeyShown] = useState(false)
  const attempt = useRef<{ json: string; key: string }>(null)
  const saved = slug === null ? undefined : codes[slug]

  const know = (known: SavedCode) => {
    setCodes((before) => ({ ...before, [known.view.slug]: known }))
    keepSavedState(known.view.slug, { revision: known.revision, mark: known.mark })
  }

  const adopt = (owned: OwnedKey, view: CodeView) => {
    const editable = editableOf(view)
    onOpened({ ...editable, link: { slug: view.slug, text: view.link } })
    know({ owned, view, revision: view.revision, mark: markState(editable) })
  }

  const load = useHandler(async (wanted: string) => {
    setWork('loading')
    setFailure(undefined)
    setKeyMissing(false)
    const owned = await findKeptKey(wanted).catch(() => undefined)
    const answer = owned && (await readCode(owned))
    setWork('idle')
    if (!owned || !answer) return setKeyMissing(true)
    if (!answer.ok) return setFailure(answer)
    const view = answer.body
    const before = findSavedState(wanted)
    // After a reload the editor shows what was in it, saved or not; otherwise what the server has.
    if (!before) return adopt(owned, view)
    onRestored(editableOf(view).files)
    know({ owned, view, ...before })
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another code is a reason to ask
  useEffect(() => {
    setFailure(undefined)
    setKeyMissing(false)
    if (slug !== null && !codes[slug]) load(slug)
  }, [slug])

  /** The same attempt again makes no second code; with other content it is another. */
  const keyOfAttempt = (json: string) => {
    if (attempt.current?.json !== json) attempt.current = { json, key: makeIdempotencyKey() }
    return attempt.current.key
  }

  const create = async (sent: Editable): Promise<boolean> => {
    const { design } = sent
    const name = nameOf(sent)
    // Files need a code to belong to, so they come after it.
    const document = editedDocument({ ...sent, files: [] }, locale)
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
    const input = { document, design, name, timeZone, locale }
    const answer = await createCodeWithProof(input, keyOfAttempt(JSON.stringify(input)), (share) =>
      setProofShare(share),
    )
    setProofShare(null)
    if (!answer.ok) {
      // An answer to this key was lost, and the content has changed since: it is another attempt.
      if (answer.problem?.key === 'conflict') attempt.current = null
      setFailure(answer)
      return false
    }
    attempt.current = null
    const { code: view, editKey } = answer.body
    const owned = { slug: view.slug, editKey }
    const isKept = await keepKeys([{ ...owned, name, addedAt: Date.now() }]).then(
      () => true,
      () => false,
    )
    const mark = markState({ ...sent, files: [] })
    const made = { owned, view, revision: view.revision, mark }
    know(made)
    onSaved({ slug: view.slug, text: view.link })
    setNewKey({ owned, isKept })
    setKeyShown(true)
    return sent.files.length === 0 || change(sent, made)
  }

  const change = async (sent: Editable, { owned, view, revision }: SavedCode): Promise<boolean> => {
    if (sent.files.length > 0) {
      setWork('sending')
      if (!(await sendFiles?.(sent.files, owned))) {
        setFailure('filesNotSent')
        return false
      }
      setWork('saving')
    }
    let base = view
    let basedOn = revision
    for (;;) {
      const answer = await sendEdit(sent, owned, base, basedOn)
      if (answer.ok) {
        know({ owned, view: answer.body, revision: answer.body.revision, mark: markState(sent) })
        return true
      }
      const current = answer.problem?.key === 'changed' ? answer.problem.current : undefined
      if (!current) {
        setFailure(answer)
        return false
      }
      const theirs = current as CodeView
      // What else of the code was changed elsewhere stays as it is there.
      const isOurPartSame = revision === view.revision && markOf(theirs) === markOf(view)
      if (!isOurPartSame && markOf(theirs) !== markState(sent)) {
        setConflict(theirs)
        return false
      }
      base = theirs
      basedOn = theirs.revision
    }
  }

  const sendEdit = (
    sent: Editable,
    owned: OwnedKey,
    base: CodeView,
    revision: number,
  ): Promise<Answer<CodeView>> => {
    const document = editedDocument(sent, locale, base.document)
    // A name that its owner gave stays.
    const renamed = base.name === nameOf(editableOf(base)) && { name: nameOf(sent) }
    return editCode(owned, { revision, document, design: sent.design, ...renamed })
  }

  const save = useHandler(async (): Promise<boolean> => {
    if (work === 'loading' || work === 'saving' || work === 'sending') return false
    setFailure(undefined)
    if (slug !== null && !saved) {
      await load(slug)
      return false
    }
    setWork('saving')
    const isDone = await (saved ? change(shown, saved) : create(shown))
    setWork('idle')
    return isDone
  })

  return {
    saved,
    isDirty: saved !== undefined && markState(shown) !== saved.mark,
    work,
    proofShare,
    failure,
    isKeyMissing,
    conflict,
    newKey,
    isKeyShown,
    save,
    reload: () => slug !== null && load(slug),
    /** Closed by mistake it would be lost for good where the browser does not keep it. */
    showKey: setKeyShown,
    /** Ends a conflict in favour of what is shown here … */
    keepMine: async () => {
      const theirs = conflict
      setConflict(undefined)
      if (!theirs || !saved) return
      setWork('saving')
      await change(shown, { ...saved, view: theirs, revision: theirs.revision })
      setWork('idle')
    },
    /** … or of what is stored. */
    takeTheirs: () => {
      setConflict(undefined)
      if (conflict && saved) adopt(saved.owned, conflict)
    },
    closeConflict: () => setConflict(undefined),
  }
}

/** The name of a code follows its content until its owner gives it another. */
function nameOf({ draft }: Editable): string {
  return shorten(contentTitle(draft as PageContent), keptNameMaxLength)
}

function markOf(view: CodeView): string {
  return markState(editableOf(view))
}

/** Not `crypto.randomUUID`, which is there on secure addresses only. */
function makeIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
