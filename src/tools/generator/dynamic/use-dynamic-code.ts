import { useLocale } from 'next-intl'
import { useEffect, useState } from 'react'
import type { CodeDocument, CodeView, OwnedKey, Problem } from '@/codes'
import type { Locale } from '@/i18n/locales'
import { openCode } from '@/tools/code-session/open-code'
import { type EditConflict, saveCode } from '@/tools/code-session/save-code'
import { endSplit } from '@/tools/code-session/split-notice'
import { storeKeys } from '@/tools/shared/dynamic/key-store'
import { useHandler } from '@/tools/shared/use-handler'
import {
  type CodeDraft,
  codeDraftOf,
  codeNameOf,
  draftOfParts,
  editedDocument,
  type ShownParts,
  serializeDraft,
  shownPartsOf,
} from './code-draft'
import type { CodeLink } from './code-link'
import { findSavedState, storeSavedState } from './session-link'
import { useCreateCode } from './use-create-code'

/** A saved code, as the server returned it last. */
export type SavedCode = {
  owned: OwnedKey
  view: CodeView
  /** The revision that an edit is based on; older than the view after a change elsewhere. */
  revision: number
  /** Fingerprint of the editor's content when the code was saved or opened. */
  mark: string
}

/** Sends the chosen files to their code. Resolves to whether all of `uses` were uploaded. */
export type SendFiles = (uses: CodeDraft['files'], owner: OwnedKey) => Promise<boolean>

type Session = {
  work: 'idle' | 'loading' | 'saving' | 'sending'
  proofShare: number | null
  failure: { problem: Problem | null } | 'filesNotSent' | undefined
  isKeyMissing: boolean
  conflict: EditConflict<ShownParts> | undefined
  /** Key of a code that was just created, and whether this browser has stored it. */
  newKey: { owned: OwnedKey; isKept: boolean } | undefined
  isKeyShown: boolean
  /** Whether the new key was saved outside this browser. */
  hasBackup: boolean
}

const idleSession: Session = {
  work: 'idle',
  proofShare: null,
  failure: undefined,
  isKeyMissing: false,
  conflict: undefined,
  newKey: undefined,
  isKeyShown: false,
  hasBackup: false,
}

type Options = {
  link: CodeLink
  shown: CodeDraft
  /** undefined while the field of files is loading. */
  sendFiles: SendFiles | undefined
  /** Called when the code has its link. */
  onSaved: (link: CodeLink) => void
  /** Replaces the content of the editor with the opened code. */
  onOpened: (opened: CodeDraft & { link: CodeLink }) => void
  /** Called after a reload, with the files that the tab has not stored. */
  onRestored: (files: CodeDraft['files']) => void
}

/** Creates, opens and saves the dynamic code that the editor shows. */
export function useDynamicCode({ shown, sendFiles, onSaved, ...options }: Options) {
  const { slug } = options.link
  const locale = useLocale()
  const [session, setSession] = useState(idleSession)
  const update = (change: Partial<Session>) => setSession((before) => ({ ...before, ...change }))
  const { saved, setSaved, adopt, load } = useSavedCode({ ...options, update })
  const createCode = useCreateCode((proofShare) => update({ proofShare }))

  const create = async (): Promise<boolean> => {
    const answer = await createCode(shown)
    if (!answer.ok) {
      update({ failure: answer })
      return false
    }
    const { code: view, editKey } = answer.body
    const owned = { slug: view.slug, editKey }
    const isStored = await storeKeys([
      { ...owned, name: codeNameOf(shown), addedAt: Date.now() },
    ]).then(
      () => true,
      () => false,
    )
    const mark = serializeDraft({ ...shown, files: [] })
    const created = { owned, view, revision: view.revision, mark }
    setSaved(created)
    onSaved({ slug: view.slug, text: view.link })
    update({ newKey: { owned, isKept: isStored }, isKeyShown: true, hasBackup: false })
    return shown.files.length === 0 || change(created)
  }

  const change = async (
    base: SavedCode,
    { edit, code = shown }: { edit?: EditDocument; code?: CodeDraft } = {},
  ): Promise<boolean> => {
    const { owned } = base
    if (code.files.length > 0) {
      update({ work: 'sending' })
      if (!(await sendFiles?.(code.files, owned))) {
        update({ failure: 'filesNotSent' })
        return false
      }
      update({ work: 'saving' })
    }
    const result = await saveDraft(code, base, { locale, edit })
    if (result.ok) {
      const { code: view } = result
      setSaved({ owned, view, revision: view.revision, mark: serializeDraft(code) })
    } else if ('conflict' in result) update({ conflict: result.conflict })
    else update({ failure: result })
    return result.ok
  }

  const run = async (start: () => Promise<boolean>): Promise<boolean> => {
    update({ work: 'saving' })
    const isDone = await start()
    update({ work: 'idle' })
    return isDone
  }

  const save = useHandler(async (): Promise<boolean> => {
    if (session.work !== 'idle') return false
    update({ failure: undefined })
    if (slug === null) return run(create)
    if (saved) return run(() => change(saved))
    await load(slug)
    return false
  })

  return {
    ...session,
    saved,
    isDirty: saved !== undefined && serializeDraft(shown) !== saved.mark,
    save,
    reload: () => slug !== null && load(slug),
    /** A dialog closed by mistake would lose a key that the browser does not store. */
    showKey: (isKeyShown: boolean) => {
      const isKnown = session.newKey?.owned.slug === slug
      const stored = saved && !isKnown && { newKey: { owned: saved.owned, isKept: true } }
      update({ isKeyShown, ...(isKeyShown && stored) })
    },
    /** Saves the code without its split test. */
    endSplit: async () => {
      if (saved) await run(() => change(saved, { edit: endSplit }))
    },
    confirmBackup: () => update({ hasBackup: true }),
    closeConflict: () => update({ conflict: undefined }),
    resolve: async (parts: ShownParts) => {
      const view = session.conflict?.code
      update({ conflict: undefined })
      if (!view || !saved) return
      const code = draftOfParts(parts)
      const isSaved = await run(() => change({ ...saved, view, revision: view.revision }, { code }))
      if (isSaved && serializeDraft(code) !== serializeDraft(shown)) {
        options.onOpened({ ...code, link: options.link })
      }
    },
    /** Resolves a conflict with the stored content. */
    takeTheirs: () => {
      update({ conflict: undefined })
      if (session.conflict && saved) adopt(saved.owned, session.conflict.code)
    },
  }
}

/** Loads the code of the link from the server when the link changes. */
function useSavedCode({
  link: { slug },
  update,
  onOpened,
  onRestored,
}: Pick<Options, 'link' | 'onOpened' | 'onRestored'> & {
  update: (change: Partial<Session>) => void
}) {
  const [codes, setCodes] = useState<Readonly<Record<string, SavedCode>>>({})

  const setSaved = (saved: SavedCode) => {
    setCodes((before) => ({ ...before, [saved.view.slug]: saved }))
    storeSavedState(saved.view.slug, { revision: saved.revision, mark: saved.mark })
  }

  const adopt = (owned: OwnedKey, view: CodeView) => {
    const draft = codeDraftOf(view)
    onOpened({ ...draft, link: { slug: view.slug, text: view.link } })
    setSaved({ owned, view, revision: view.revision, mark: serializeDraft(draft) })
  }

  const load = useHandler(async (wanted: string) => {
    update({ work: 'loading', failure: undefined, isKeyMissing: false })
    const opened = await openCode(wanted)
    update({ work: 'idle' })
    if (opened.is === 'noKey') return update({ isKeyMissing: true })
    if (opened.is === 'failed') return update({ failure: opened })
    const {
      source: { owned },
      code: view,
    } = opened
    const before = findSavedState(wanted)
    // After a reload the editor shows its last content, saved or not; otherwise that of the server.
    if (!before) return adopt(owned, view)
    onRestored(codeDraftOf(view).files)
    setSaved({ owned, view, ...before })
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another code is a reason to load
  useEffect(() => {
    update({ failure: undefined, isKeyMissing: false })
    if (slug !== null && !codes[slug]) load(slug)
  }, [slug])

  return { saved: slug === null ? undefined : codes[slug], setSaved, adopt, load }
}

/** Changes a part of the document that the generator does not show. */
type EditDocument = (document: CodeDocument) => CodeDocument

function saveDraft(
  draft: CodeDraft,
  { owned, view, revision }: SavedCode,
  { locale, edit = (document) => document }: { locale: Locale; edit?: EditDocument | undefined },
) {
  return saveCode({
    owned,
    saved: view,
    revision,
    edited: shownPartsOf(draft),
    read: (code) => shownPartsOf(codeDraftOf(code)),
    write: (base) => ({
      document: edit(editedDocument(draft, locale, base.document)),
      design: draft.design,
      // A name set by the owner is not replaced.
      ...(base.name === codeNameOf(codeDraftOf(base)) && { name: codeNameOf(draft) }),
    }),
  })
}
