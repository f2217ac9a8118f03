import { describe, expect, it } from 'vitest'
import { blankPageContent, codeTypes } from '@/qr/content'
import { defaultDesign, encodeOptions } from '@/qr/design'
import type { Level } from '@/qr/encode'
import { drawCode, isBlank } from './draw-code'

const at = (level: Level) => encodeOptions({ ...defaultDesign, level })
const text = (value: string) => ({ ...blankPageContent('text'), text: value })

describe('drawCode', () => {
  it.each(codeTypes)('shows the sample of %s while nothing is filled in', (type) => {
    const drawing = drawCode(blankPageContent(type), at('M'))
    expect(drawing.status).toBe('sample')
    expect(drawing.code.content.type).toBe(type)
  })

  it.each(codeTypes)('draws the sample of %s alike every time', (type) => {
    const [first, second] = [
      drawCode(blankPageContent(type), at('Q')),
      drawCode(blankPageContent(type), at('Q')),
    ]
    expect(first.code.matrix.modules).toEqual(second.code.matrix.modules)
  })

  it('replaces the sample with the first letter', () => {
    const drawing = drawCode(text('a'), at('M'))
    expect(drawing).toMatchObject({ status: 'ready', code: { text: 'a', options: at('M') } })
  })

  it('keeps the last good code while the form is not right', () => {
    const good = drawCode({ ...blankPageContent('email'), to: 'a@example.com' }, at('M'))
    const drawing = drawCode({ ...blankPageContent('email'), to: 'a@' }, at('M'), good.code)
    expect(drawing).toMatchObject({ status: 'unfinished', issues: [{ path: 'to', key: 'email' }] })
    expect(drawing.code).toBe(good.code)
  })

  it('says how much is too much and keeps the last good code', () => {
    const good = drawCode(text('a'), at('H'))
    const drawing = drawCode(text('ä'.repeat(2000)), at('H'), good.code)
    expect(drawing).toMatchObject({ status: 'tooLong', code: good.code })
    expect(drawing.status === 'tooLong' && drawing.excessBytes).toBeGreaterThan(2000)
  })

  it('draws the code that it keeps at the new level', () => {
    const good = drawCode({ ...blankPageContent('email'), to: 'a@example.com' }, at('L'))
    const drawing = drawCode(
      { ...blankPageContent('email'), to: '', subject: 'b' },
      at('H'),
      good.code,
    )
    expect(drawing.code).toMatchObject({ text: good.code.text, matrix: { level: 'H' } })
  })
})

describe('isBlank', () => {
  it('takes no choice, switch or time zone for typing', () => {
    expect(isBlank({ ...blankPageContent('wifi'), security: 'open', hidden: true })).toBe(true)
    expect(isBlank({ ...blankPageContent('event'), timeZone: 'Asia/Tokyo' })).toBe(true)
    expect(isBlank({ ...blankPageContent('wifi'), ssid: ' ' })).toBe(false)
  })
})
