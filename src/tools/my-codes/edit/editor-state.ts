import type { CodeView } from '@/codes'
import {
  emptyHistory,
  type History,
  recordStep,
  type Step,
  travel,
} from '@/tools/code-session/history'
import { mergeValues } from '@/tools/code-session/merge-values'
import { type Editable, editableOf, isSameEditable } from './editable'

export type EditorState = History<Editable> & {
  /** The code as stored on the server. */
  saved: CodeView
  edited: Editable
}

export type EditorAction =
  | ({ do: 'edit'; edit: (edited: Editable) => Editable } & Step)
  /** Applies a newer version from the server; edits since `from` remain. */
  | { do: 'follow'; code: CodeView; from?: Editable }
  /** Applies the resolution of a conflict. */
  | { do: 'resolve'; code: CodeView; edited: Editable }
  | { do: 'undo' | 'redo' }

/** @param edited changes of an earlier visit */
export function startEditor(saved: CodeView, edited = editableOf(saved)): EditorState {
  return { saved, edited, ...emptyHistory }
}

export function advanceEditor(state: EditorState, action: EditorAction): EditorState {
  switch (action.do) {
    case 'edit': {
      const edited = action.edit(state.edited)
      if (edited === state.edited) return state
      return { ...state, ...recordStep(state, state.edited, action), edited }
    }
    case 'follow': {
      const { code, from = editableOf(state.saved) } = action
      const { merged } = mergeValues(from, state.edited, editableOf(code))
      return { ...state, saved: code, edited: merged, lastStep: null }
    }
    case 'resolve': {
      const { code: saved, edited } = action
      return { ...state, ...recordStep(state, state.edited), saved, edited }
    }
    case 'undo':
    case 'redo': {
      const moved = travel(state, state.edited, action.do)
      return moved ? { ...state, ...moved.history, edited: moved.snapshot } : state
    }
  }
}

export function hasUnsavedChanges({ saved, edited }: EditorState): boolean {
  return !isSameEditable(edited, editableOf(saved))
}
