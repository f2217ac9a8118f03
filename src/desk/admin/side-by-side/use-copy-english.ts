import { useForm, useFormFields } from '@payloadcms/ui'
import { useState } from 'react'
import { renewIds } from '../../side-by-side/renew-ids'
import { nodesOf, richPlainText } from '../../side-by-side/rich-node'

/** The part of a Lexical editor that is used here; the element of each editor refers to it. */
type Editor = {
  getEditorState: () => { toJSON: () => unknown }
  parseEditorState: (state: string) => ReturnType<Editor['getEditorState']>
  setEditorState: (
    state: ReturnType<Editor['getEditorState']>,
    options: { tag: 'history-push' },
  ) => void
}

/**
 * Copies the English text into a field, and undoes that while the copy is unchanged. Changes of rich
 * text are made in its editor, so that they are also steps of its own history.
 */
export function useCopyEnglish(
  path: string,
  english: unknown,
): { isEmpty: () => boolean; copy: () => void; undo: (() => void) | null } {
  const { getFields, setModified } = useForm()
  const value = useFormFields(([fields]) => fields[path]?.value)
  const dispatch = useFormFields(([, dispatchFields]) => dispatchFields)
  const [restore, setRestore] = useState<(() => void) | null>(null)

  function write(next: unknown) {
    dispatch({ type: 'UPDATE', path, value: next })
    setModified(true)
  }

  function copy() {
    const editor = nodesOf(english) && findEditor(path)
    if (editor) {
      const before = editor.getEditorState()
      setRestore(() => () => editor.setEditorState(before, { tag: 'history-push' }))
      const state = editor.parseEditorState(JSON.stringify(renewIds(english)))
      editor.setEditorState(state, { tag: 'history-push' })
      return
    }
    const before = getFields()[path]?.value
    setRestore(() => () => write(before))
    write(nodesOf(english) ? renewIds(english) : english)
  }

  return {
    isEmpty: () => {
      const current = findEditor(path)?.getEditorState().toJSON() ?? getFields()[path]?.value
      return richPlainText(current).trim() === ''
    },
    copy,
    undo: restore && richPlainText(value).trim() === richPlainText(english).trim() ? restore : null,
  }
}

function findEditor(path: string): Editor | undefined {
  const field = document.querySelector(`.rich-text-lexical[data-field-path="${CSS.escape(path)}"]`)
  const element = field?.querySelector<HTMLElement & { __lexicalEditor?: Editor }>(
    '[contenteditable="true"]',
  )
  return element?.__lexicalEditor
}
