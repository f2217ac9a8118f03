import { describe, expect, it } from 'vitest'
import { type CodeView, defaultPageStyle } from '@/codes'
import type { Editable } from './editable'
import { advanceEditor, type EditorState, hasUnsavedChanges, startEditor } from './editor-state'

const code: CodeView = {
  slug: 'bcdfghjk',
  link: 'HTTPS://A.B/Q/BCDFGHJK',
  type: 'url',
  name: 'Menu',
  document: {
    version: 1,
    type: 'url',
    mainLocale: 'en',
    languages: {
      en: { fields: { url: 'https://a.b/' }, title: '', description: '', buttons: [], files: [] },
    },
    look: defaultPageStyle,
    rules: null,
  },
  design: null,
  status: 'active',
  warnings: [],
  blockReason: null,
  hasEnded: false,
  scans: 0,
  hasPassword: false,
  hasEmail: false,
  timeZone: 'UTC',
  files: [],
  revision: 1,
  createdAt: '2026-01-01T00:00:00Z',
  updatedAt: '2026-01-01T00:00:00Z',
  deletedAt: null,
}
const rename = (name: string) => (edited: Editable) => ({ ...edited, name })
const edit = (state: EditorState, name: string, atMs: number, step = 'name') =>
  advanceEditor(state, { do: 'edit', edit: rename(name), step, atMs })

describe('the editor', () => {
  it('takes back a word at once, and brings it again', () => {
    let state = edit(edit(startEditor(code), 'L', 0), 'Lu', 500)
    state = edit(state, 'Lunch', 5000)
    expect(hasUnsavedChanges(state)).toBe(true)
    state = advanceEditor(state, { do: 'undo' })
    expect(state.edited.name).toBe('Lu')
    state = advanceEditor(state, { do: 'undo' })
    expect(state.edited.name).toBe('Menu')
    expect(hasUnsavedChanges(state)).toBe(false)
    expect(advanceEditor(advanceEditor(state, { do: 'redo' }), { do: 'redo' }).edited.name).toBe(
      'Lunch',
    )
  })

  it('keeps what was typed while a save was under way', () => {
    const sent = edit(startEditor(code), 'Lunch', 0)
    const typing = edit(sent, 'Lunch time', 2000)
    const answer = { ...code, name: 'Lunch', revision: 2 }
    const state = advanceEditor(typing, { do: 'follow', code: answer, from: sent.edited })
    expect(state.saved.revision).toBe(2)
    expect(state.edited.name).toBe('Lunch time')
    expect(hasUnsavedChanges(state)).toBe(true)
    const calm = advanceEditor(sent, { do: 'follow', code: answer, from: sent.edited })
    expect(hasUnsavedChanges(calm)).toBe(false)
  })

  it('takes over what the server has mended', () => {
    const sent = edit(startEditor(code), ' Lunch ', 0)
    const state = advanceEditor(sent, {
      do: 'follow',
      code: { ...code, name: 'Lunch' },
      from: sent.edited,
    })
    expect(state.edited.name).toBe('Lunch')
  })

  it('does not count rules that say nothing as a change', () => {
    const rules = {
      timeZone: 'UTC',
      windows: [],
      byDevice: { ios: '' },
      byLanguage: [],
      split: [],
      expiry: { at: null, scans: null, fallbackUrl: 'https://c.d' },
    }
    const state = advanceEditor(startEditor(code), {
      do: 'edit',
      edit: (edited) => ({ ...edited, document: { ...edited.document, rules } }),
      step: 'rules',
      atMs: 0,
    })
    expect(hasUnsavedChanges(state)).toBe(false)
  })
})
