import { useMemo, useState } from 'react'
import type { OwnedKey } from '@/codes'
import { useLocale } from '@/i18n/use-locale'
import { dropHiddenFields, type PageDraft } from '@/qr/content'
import { isSameValue } from '@/std/is-same-value'
import { sourceOf } from '@/tools/code-session/code-source'
import { type EditSession, startSession } from '@/tools/code-session/edit-session'
import type { Editable } from '@/tools/code-session/editable'
import { baseOf } from '@/tools/code-session/save-code'
import { endSplit } from '@/tools/code-session/split-notice'
import { useEditSession } from '@/tools/code-session/use-edit-session'
import { useOpening } from '@/tools/code-session/use-opening'
import { storeKeys } from '@/tools/shared/dynamic/key-store'
import { useHandler } from '@/tools/shared/use-handler'
import { useGenerator } from '../generator-context'
import { storeUndoFile } from '../undo-files'
import { applyDraft, codeDraftOf, isSameDraft, newEditable } from './code-draft'
import { useCreateCode } from './use-create-code'
import { useRestoredFiles } from './use-restored-files'

const fieldPointer = /^\/languages\/[a-z]{2}\/fields\/([^/]+)/

/** Creates, opens and saves the dynamic code that the generator shows. */
export function useDynamicCode() {
  const { link, draft, design, files, dispatch, show, showField } = useGenerator()
  const slug = link?.slug ?? null
  const locale = useLocale()
  const [known, setSession] = useState<EditSession>()
  const session = known?.code.slug === slug ? known : undefined
  const base = session?.base.stored
  const edited = useMemo(() => {
    const shown = { draft, design, files }
    return base ? applyDraft(base, shown) : newEditable(shown, locale)
  }, [base, draft, design, files, locale])

  const showEdited = useHandler((next: Editable, isStep: boolean) => {
    const opened = codeDraftOf(next)
    const isSame = isSameDraft(opened.draft, draft) && isSameValue(opened.files, files)
    if (isSame && isSameValue(opened.design, design)) return
    if (isStep) return show({ ...opened, link })
    // What is typed in hidden fields stays there.
    const followed = { ...draft, ...dropHiddenFields(opened.draft) } as PageDraft
    dispatch({ do: 'follow', change: { ...opened, draft: followed } })
  })
  const editing = useEditSession({
    tool: 'generator',
    ...{ session, setSession, edited, show: showEdited, shown: codeDraftOf },
    place: (errors) => {
      const [name] = errors.flatMap(({ pointer }) => fieldPointer.exec(pointer)?.[1] ?? [])
      if (name) showField(name)
      return name !== undefined
    },
    onFileAdded: storeUndoFile,
  })
  useRestoredFiles(draft.type, editing.uploads, session || slug === null ? files : undefined)
  const opening = useOpening(slug, session, (opened) => {
    // Undo may have led to another code meanwhile.
    if (opened.code.slug !== slug) return
    const started = startSession('generator', opened, (stored) =>
      applyDraft(stored, { draft, design, files }),
    )
    setSession(started.session)
    showEdited(started.edited, !started.isRestored)
  })

  const [proofShare, setProofShare] = useState<number | null>(null)
  const createCode = useCreateCode(setProofShare)
  /** A new key, and whether this browser has stored it. */
  const [created, setCreated] = useState<{ owned: OwnedKey; isKept: boolean }>()

  const create = async (): Promise<boolean> => {
    // Files need an existing code, so they are uploaded afterwards.
    const sent = newEditable({ draft, design, files: [] }, locale)
    editing.setWork('saving')
    const answer = await createCode(sent)
    editing.setWork(undefined)
    if (!answer.ok) {
      editing.fail(answer.problem)
      return false
    }
    const { code, editKey } = answer.body
    const owned = { slug: code.slug, editKey }
    const isKept = await storeKeys([{ ...owned, name: code.name, addedAt: Date.now() }]).then(
      () => true,
      () => false,
    )
    const opened = { source: sourceOf(owned), code }
    dispatch({ do: 'save', link: { slug: code.slug, text: code.link } })
    const merged = editing.settle(opened, sent)
    setCreated({ owned, isKept })
    return files.length === 0 || editing.send(merged, { ...opened, base: baseOf(code) })
  }

  return {
    ...{ session, edited, editing, proofShare, created },
    ...opening,
    save: useHandler(async (): Promise<boolean> => {
      if (editing.work || opening.isOpening) return false
      if (slug === null) return create()
      if (session) return editing.save()
      await opening.open()
      return false
    }),
    /** Saves the code without its split test. */
    endSplit: () => editing.save({ ...edited, document: endSplit(edited.document) }),
  }
}
