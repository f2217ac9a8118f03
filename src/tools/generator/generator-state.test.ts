import { describe, expect, it } from 'vitest'
import type { PageType } from '@/qr/content/content-types'
import {
  advanceGenerator,
  type GeneratorAction,
  shownIssues,
  startGenerator,
} from './generator-state'

const play = (type: PageType, ...actions: GeneratorAction[]) =>
  actions.reduce(advanceGenerator, startGenerator(type))

describe('advanceGenerator', () => {
  it('returns to the sample when everything is deleted, not to the last code', () => {
    const state = play(
      'text',
      { do: 'fill', field: 'text', value: 'mine' },
      { do: 'fill', field: 'text', value: '' },
    )
    expect(state.drawing).toEqual(startGenerator('text').drawing)
  })

  it('never keeps the sample as if it were the last good code', () => {
    const state = play('email', { do: 'fill', field: 'to', value: 'a' })
    expect(state.drawing.status).toBe('unfinished')
    const finished = advanceGenerator(state, { do: 'fill', field: 'to', value: 'a@example.com' })
    expect(finished.drawing).toMatchObject({
      status: 'ready',
      code: { text: 'mailto:a@example.com' },
    })
  })

  it('shows an error only after its field was left', () => {
    const typed = play('email', { do: 'fill', field: 'to', value: 'a@' })
    expect(shownIssues(typed)).toEqual([])
    const left = advanceGenerator(typed, { do: 'leave', fields: ['to'] })
    expect(shownIssues(left)).toEqual([{ path: 'to', key: 'email' }])
  })

  it('does not scold someone who only tabs through an empty form', () => {
    const state = play('wifi', { do: 'leave', fields: ['ssid', 'password'] })
    expect(shownIssues(state)).toEqual([])
  })

  it('redraws for a new level and not for a new colour', () => {
    const start = startGenerator('url')
    const { modules } = start.design
    const coloured = advanceGenerator(start, {
      do: 'restyle',
      change: { modules: { ...modules, fill: { kind: 'solid', color: '#102030' } } },
    })
    expect(coloured.drawing).toBe(start.drawing)
    const stronger = advanceGenerator(start, { do: 'restyle', change: { level: 'H' } })
    expect(stronger.drawing.code.matrix.level).toBe('H')
  })

  it('takes up what the session kept, but never another type', () => {
    const state = play('wifi', {
      do: 'restore',
      draft: { type: 'text', ssid: 'Café', password: 'geheim123' },
      design: undefined,
    })
    expect(state).toMatchObject({ restored: true, draft: { type: 'wifi', security: 'wpa' } })
    expect(state.drawing).toMatchObject({ status: 'ready', code: { content: { ssid: 'Café' } } })
  })

  it('clears what was typed and leaves the visitor their time zone', () => {
    const state = play(
      'event',
      { do: 'fill', field: 'timeZone', value: 'Asia/Tokyo' },
      { do: 'fill', field: 'title', value: 'Expo' },
      { do: 'clear' },
    )
    expect(state.draft).toMatchObject({ title: '', timeZone: 'Asia/Tokyo' })
    expect(state.drawing.status).toBe('sample')
  })
})
