import { expect, it } from 'vitest'
import { hasTyped, listLaterTexts } from './typed-texts'

it('knows a form that nothing was typed into', () => {
  const opened = { title: { initialValue: undefined, value: '' }, slug: {}, tags: { value: [] } }
  expect(hasTyped({ ...opened, tags: { initialValue: [], value: [] } })).toBe(false)
  expect(hasTyped({ title: { initialValue: '', value: 'A' } })).toBe(true)
})

it('lists the texts that were typed after the form was sent', () => {
  const sent = { title: { value: 'A' }, excerpt: { value: 'B' }, tags: { value: ['x'] } }
  const last = { ...sent, title: { value: 'A new' }, meta: { value: 'C' }, tags: { value: [] } }
  expect(listLaterTexts(sent, last)).toEqual({ title: 'A new', meta: 'C' })
})
