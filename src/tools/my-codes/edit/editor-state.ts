import type { Editable } from '@/tools/code-session/editable'
import {
  emptyHistory,
  type History,
  recordStep,
  type Step,
  travel,
} from '@/tools/code-session/history'

export type EditorState = History<Editable> & { edited: Editable }

export type EditorAction =
  | ({ do: 'edit'; edit: (edited: Editable) => Editable } & Step)
  /** Shows a version that was merged with the server's. A step can be undone. */
  | { do: 'show'; edited: Editable; isStep: boolean }
  | { do: 'undo' | 'redo' }

export function startEditor(edited: Editable): EditorState {
  return { edited, ...emptyHistory }
}

export function advanceEditor(state: EditorState, action: EditorAction): EditorState {
  switch (action.do) {
    case 'edit': {
      const edited = action.edit(state.edited)
      if (edited === state.edited) return state
      return { ...state, ...recordStep(state, state.edited, action), edited }
    }
    case 'show': {
      const { edited, isStep } = action
      const history = isStep ? recordStep(state, state.edited) : { lastStep: null }
      return { ...state, ...history, edited }
    }
    case 'undo':
    case 'redo': {
      const moved = travel(state, state.edited, action.do)
      return moved ? { ...state, ...moved.history, edited: moved.snapshot } : state
    }
  }
}
