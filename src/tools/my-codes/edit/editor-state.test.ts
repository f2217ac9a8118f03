import { expect, it } from 'vitest'
import { testCodeView } from '@/testing/test-code-view'
import { editableOf } from '@/tools/code-session/editable'
import { advanceEditor, type EditorAction, type EditorState, startEditor } from './editor-state'

const start = startEditor(editableOf(testCodeView()))
const rename = (name: string, atMs: number): EditorAction => ({
  ...{ do: 'edit', step: 'name', atMs },
  edit: (edited) => ({ ...edited, name }),
})
const after = (...actions: EditorAction[]): EditorState => actions.reduce(advanceEditor, start)
const typed = [rename('L', 0), rename('Lu', 500), rename('Lunch', 5000)]

it('undoes a word at once, and restores it', () => {
  const names = (['undo', 'undo', 'redo', 'redo'] as const).map((_, index, all) => {
    const steps = all.slice(0, index + 1).map((step) => ({ do: step }))
    return after(...typed, ...steps).edited.name
  })
  expect(names).toEqual(['Lu', 'Menu', 'Lu', 'Lunch'])
})

it('undoes the resolution of a conflict, but not what follows from a save', () => {
  const edited = { ...start.edited, name: 'Dinner' }
  const show = (isStep: boolean): EditorAction => ({ do: 'show', edited, isStep })
  expect(after(...typed, show(true), { do: 'undo' }).edited.name).toBe('Lunch')
  expect(after(...typed, show(false), { do: 'undo' }).edited.name).toBe('Lu')
})
