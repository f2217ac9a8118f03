import { describe, expect, it } from 'vitest'
import { localPageSample, type PageDraft, type PageType } from '@/qr/content'
import { type Design, defaultDesign } from '@/qr/design'
import {
  advanceGenerator,
  type GeneratorAction,
  shownIssues,
  startGenerator,
} from './generator-state'

const play = (type: PageType, ...actions: GeneratorAction[]) =>
  actions.reduce(advanceGenerator, startGenerator(type))

/** A change at a time; on its own it belongs to no step before it. */
let clockMs = 0
const fill = (change: Partial<PageDraft>, sinceLastMs = 5000): GeneratorAction => {
  clockMs += sinceLastMs
  return { do: 'fill', change, step: Object.keys(change).join(), atMs: clockMs }
}
const restyle = (change: Partial<Design>, sinceLastMs = 5000): GeneratorAction => {
  clockMs += sinceLastMs
  return { do: 'restyle', change, step: Object.keys(change).join(), atMs: clockMs }
}

describe('advanceGenerator', () => {
  it('returns to the sample when everything is deleted, not to the last code', () => {
    const state = play('text', fill({ text: 'mine' }), fill({ text: '' }))
    expect(state.drawing).toEqual(startGenerator('text').drawing)
  })

  it('never keeps the sample as if it were the last good code', () => {
    const state = play('email', fill({ to: 'a' }))
    expect(state.drawing.status).toBe('unfinished')
    const finished = advanceGenerator(state, fill({ to: 'a@example.com' }))
    expect(finished.drawing).toMatchObject({
      status: 'ready',
      code: { text: 'mailto:a@example.com' },
    })
  })

  it('shows an error only after its field was left', () => {
    const typed = play('email', fill({ to: 'a@' }))
    expect(shownIssues(typed)).toEqual([])
    const left = advanceGenerator(typed, { do: 'leave', fields: ['to'] })
    expect(shownIssues(left)).toEqual([{ path: 'to', key: 'email' }])
  })

  it('does not scold someone who only tabs through an empty form', () => {
    const state = play('wifi', { do: 'leave', fields: ['ssid', 'password'] })
    expect(shownIssues(state)).toEqual([])
  })

  it('redraws for a new level and not for a new color', () => {
    const start = startGenerator('url')
    const { modules } = start.design
    const colored = advanceGenerator(
      start,
      restyle({ modules: { ...modules, fill: { kind: 'solid', color: '#102030' } } }),
    )
    expect(colored.drawing).toBe(start.drawing)
    const stronger = advanceGenerator(start, restyle({ level: 'H' }))
    expect(stronger.drawing.code.matrix.level).toBe('H')
  })

  it('takes up what the session kept, but never another type', () => {
    const state = play('wifi', {
      do: 'restore',
      draft: { type: 'text', ssid: 'Café', password: 'geheim123' },
    })
    expect(state).toMatchObject({ restored: true, draft: { type: 'wifi', security: 'wpa' } })
    expect(state.drawing).toMatchObject({ status: 'ready', code: { content: { ssid: 'Café' } } })
  })

  it('shows what is wrong in what an earlier visit left', () => {
    const state = play('email', { do: 'restore', draft: { to: 'nobody' } })
    expect(shownIssues(state)).toEqual([{ path: 'to', key: 'email' }])
  })

  it('wears the look that the session kept, whenever it comes', () => {
    const { finders } = defaultDesign
    const stored: Design = {
      ...defaultDesign,
      level: 'H',
      finders: { ...finders, pupil: 'circle' },
    }
    const state = play('text', { do: 'restoreStyle', design: stored })
    expect(state).toMatchObject({ lookRestored: true, design: stored, past: [] })
    expect(state.drawing.code.matrix.level).toBe('H')

    const late = play('text', restyle({ marginModules: 6 }), { do: 'restoreStyle', design: stored })
    expect(late.design).toEqual({ ...stored, marginModules: 6 })
    expect(advanceGenerator(late, { do: 'undo' }).design).toEqual(stored)
  })

  it('leaves alone what was opened before the kept look came', () => {
    const open: GeneratorAction = {
      do: 'open',
      draft: { type: 'text', text: 'shared' },
      design: { ...defaultDesign, level: 'Q' },
      link: null,
      files: [],
    }
    const restoreStyle: GeneratorAction = {
      do: 'restoreStyle',
      design: { ...defaultDesign, sizePx: 300 },
    }
    expect(play('text', open, restoreStyle).design).toEqual({ ...defaultDesign, level: 'Q' })
  })

  it('lets the end of an event follow its start, and takes both back at once', () => {
    const step = { do: 'fill', step: 'start', atMs: 0 } as const
    const state = play(
      'event',
      { ...step, change: { startDate: '2032-05-14' } },
      { ...step, change: { startTime: '09:30' } },
    )
    expect(state.draft).toMatchObject({ endDate: '', endTime: '10:30' })
    const undone = advanceGenerator(state, { do: 'undo' })
    expect(undone.draft).toMatchObject({ startDate: '', startTime: '', endTime: '' })
  })

  it('starts and clears with the choices of the language and its own sample', () => {
    const sample = localPageSample('map', 'zh')
    const start = startGenerator('map', null, { locale: 'zh', sample })
    expect(start.draft).toMatchObject({ target: 'amap' })
    expect(start.drawing).toMatchObject({ status: 'sample', code: { content: sample } })
    const changed = advanceGenerator(start, fill({ target: 'google', latitude: '1' }))
    const cleared = advanceGenerator(changed, { do: 'clear', link: null })
    expect(cleared.draft).toEqual(start.draft)
    expect(cleared.drawing).toEqual(start.drawing)
  })

  it('clears what was typed and leaves the visitor their time zone', () => {
    const state = play('event', fill({ timeZone: 'Asia/Tokyo' }), fill({ title: 'Expo' }), {
      do: 'clear',
      link: null,
    })
    expect(state.draft).toMatchObject({ title: '', timeZone: 'Asia/Tokyo' })
    expect(state.drawing.status).toBe('sample')
  })
})

describe('undo and redo', () => {
  const undo: GeneratorAction = { do: 'undo' }
  const redo: GeneratorAction = { do: 'redo' }

  it('go through content and looks in the order in which they changed', () => {
    const made = play('text', fill({ text: 'mine' }), restyle({ marginModules: 6 }))
    const once = advanceGenerator(made, undo)
    expect(once).toMatchObject({ draft: { text: 'mine' }, design: { marginModules: 4 } })
    const twice = advanceGenerator(once, undo)
    expect(twice.drawing.status).toBe('sample')
    const repeated = [redo, redo].reduce(advanceGenerator, twice)
    expect(repeated).toMatchObject({ draft: made.draft, design: made.design, future: [] })
    expect(repeated.drawing).toEqual(made.drawing)
  })

  it('take back at once what was typed or dragged in one go', () => {
    const made = play(
      'text',
      fill({ text: 'a' }),
      fill({ text: 'ab' }, 100),
      fill({ text: 'abc' }, 900),
      fill({ text: 'abcd' }, 1500),
    )
    const once = advanceGenerator(made, undo)
    expect(once.draft).toMatchObject({ text: 'abc' })
    expect(advanceGenerator(once, undo).draft).toMatchObject({ text: '' })
  })

  it('bring back what was cleared, and forget the other future after a change', () => {
    const cleared = play('url', fill({ url: 'example.com' }), { do: 'clear', link: null })
    const back = advanceGenerator(cleared, undo)
    expect(back.draft).toMatchObject({ url: 'example.com' })
    const changed = advanceGenerator(back, fill({ url: 'example.org' }))
    expect(advanceGenerator(changed, redo)).toBe(changed)
  })

  it('do nothing where there is nothing', () => {
    const start = startGenerator('text')
    expect(advanceGenerator(start, undo)).toBe(start)
    expect(advanceGenerator(start, redo)).toBe(start)
  })

  describe('with a dynamic code', () => {
    const unsaved = { slug: null, text: 'HTTPS://EXAMPLE.COM/Q/NOTSAVED' }
    const saved = { slug: 'bcdfghjk', text: 'HTTPS://EXAMPLE.COM/Q/BCDFGHJK' }
    const link = (chosen: typeof unsaved | typeof saved | null): GeneratorAction => ({
      do: 'link',
      link: chosen,
    })
    const textOf = ({ drawing }: ReturnType<typeof play>) => drawing.code.text

    it('draws the link in place of the content, however long that is', () => {
      const state = play('text', link(unsaved), fill({ text: 'ä'.repeat(2000) }))
      expect(state.drawing).toMatchObject({
        status: 'ready',
        code: { text: unsaved.text, link: 'unsaved', content: { type: 'text' } },
        warnings: [],
      })
    })

    it('has the content back when it is a static one again, and the link after an undo', () => {
      const dynamic = play('url', fill({ url: 'example.org' }), link(saved))
      expect(textOf(dynamic)).toBe(saved.text)
      const back = advanceGenerator(dynamic, link(null))
      expect(textOf(back)).toBe('https://example.org')
      expect(textOf(advanceGenerator(back, undo))).toBe(saved.text)
    })

    it('keeps its link when steps from before it was saved are taken back', () => {
      const state = play(
        'url',
        link(unsaved),
        fill({ url: 'example.org' }),
        fill({ url: 'example.com' }),
        { do: 'save', link: saved },
        undo,
      )
      expect(state.draft).toMatchObject({ url: 'example.org' })
      expect(textOf(state)).toBe(saved.text)
    })

    it('is another code after clearing, and the same after taking that back', () => {
      const cleared = play('url', link(saved), fill({ url: 'example.org' }), {
        do: 'clear',
        link: unsaved,
      })
      expect(textOf(cleared)).toBe(unsaved.text)
      expect(textOf(advanceGenerator(cleared, undo))).toBe(saved.text)
    })

    it('keeps an action until it is saved, and drops it with the code', () => {
      const waiting = play('url', link(unsaved), { do: 'saveFirst', action: 'png' })
      expect(advanceGenerator(waiting, { do: 'save', link: saved })).toMatchObject({
        pendingAction: 'png',
        link: saved,
      })
      for (const drop of [link(null), { do: 'clear', link: unsaved }] as const)
        expect(advanceGenerator(waiting, drop).pendingAction).toBeNull()
    })

    it('has the link to return to from a static code, until it is cleared', () => {
      const back = play('url', link(saved), link(null))
      expect(back.lastLink).toEqual(saved)
      expect(advanceGenerator(back, { do: 'clear', link: null }).lastLink).toBeNull()
    })

    it('of a file is finished once there is one', () => {
      const start = startGenerator('document', unsaved)
      expect(start.drawing).toMatchObject({ status: 'sample', code: { text: unsaved.text } })
      const titled = advanceGenerator(start, fill({ title: 'Menu' }))
      expect(titled.drawing).toMatchObject({
        status: 'unfinished',
        issues: [{ path: 'link', key: 'required' }],
      })
      const file = { id: '1', role: 'content', caption: '' } as const
      const chosen = { do: 'files', files: [file], step: 'files', atMs: 0 } as const
      const whole = advanceGenerator(titled, chosen)
      expect(whole.drawing.status).toBe('ready')
      expect(advanceGenerator(whole, undo).drawing.status).toBe('unfinished')
    })
  })
})
