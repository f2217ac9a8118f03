import type { CodeView } from '@/codes/code-view'
import { type Editable, editableOf, isSameEditable } from './editable'
import { mergeValues } from './merge-values'

export type EditorState = {
  /** As the server has it. */
  saved: CodeView
  edited: Editable
  past: readonly Editable[]
  future: readonly Editable[]
  /** The last change, for as long as the next may belong to it. */
  lastStep: { name: string; atMs: number } | null
}

/**
 * `atMs` is when a person did it: changes of one `step` in quick succession, such as letters typed,
 * are undone at once.
 */
export type EditorAction =
  | { do: 'edit'; edit: (edited: Editable) => Editable; step: string; atMs: number }
  /** The server has something newer; what has been edited since `from` stays. */
  | { do: 'follow'; code: CodeView; from?: Editable }
  /** What was decided about changes that met. */
  | { do: 'settle'; code: CodeView; edited: Editable }
  | { do: 'undo' }
  | { do: 'redo' }

const sameStepMs = 1000
const mostMoments = 200

/** @param edited what an earlier visit has left */
export function startEditor(saved: CodeView, edited = editableOf(saved)): EditorState {
  return { saved, edited, past: [], future: [], lastStep: null }
}

export function advanceEditor(state: EditorState, action: EditorAction): EditorState {
  switch (action.do) {
    case 'edit': {
      const { lastStep } = state
      const { step, atMs } = action
      const edited = action.edit(state.edited)
      if (edited === state.edited) return state
      const goesOn = lastStep && lastStep.name === step && atMs - lastStep.atMs < sameStepMs
      const past = goesOn ? state.past : [...state.past, state.edited].slice(-mostMoments)
      return { ...state, edited, past, future: [], lastStep: { name: step, atMs } }
    }
    case 'follow': {
      const { code, from = editableOf(state.saved) } = action
      const { merged } = mergeValues(from, state.edited, editableOf(code))
      return { ...state, saved: code, edited: merged, lastStep: null }
    }
    case 'settle': {
      const past = [...state.past, state.edited].slice(-mostMoments)
      return {
        ...state,
        saved: action.code,
        edited: action.edited,
        past,
        future: [],
        lastStep: null,
      }
    }
    case 'undo': {
      const edited = state.past.at(-1)
      if (!edited) return state
      const future = [state.edited, ...state.future]
      return { ...state, edited, past: state.past.slice(0, -1), future, lastStep: null }
    }
    case 'redo': {
      const [edited, ...future] = state.future
      if (!edited) return state
      return { ...state, edited, past: [...state.past, state.edited], future, lastStep: null }
    }
  }
}

export function hasUnsavedChanges({ saved, edited }: EditorState): boolean {
  return !isSameEditable(edited, editableOf(saved))
}
