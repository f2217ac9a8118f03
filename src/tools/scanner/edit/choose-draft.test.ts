import { describe, expect, it } from 'vitest'
import { codeTypes, encodePageContent, samplePageContent } from '@/qr/content'
import type { CodeFormat } from '@/qr/decode'
import { chooseDraft } from './choose-draft'

const choose = (text: string, format: CodeFormat = 'qr') =>
  chooseDraft({ text, bytes: new TextEncoder().encode(text), format })

describe('the form for a code that was read', () => {
  it.each(codeTypes)('is that of %s, and says the same again', (type) => {
    const encoded = encodePageContent(samplePageContent(type))
    if (!encoded.ok) throw new Error('not valid')
    const chosen = choose(encoded.text)
    if (chosen.kind !== 'draft') throw new Error(chosen.kind)
    expect(chosen.draft.type).toBe(type)
    const repeated = encodePageContent(chosen.draft)
    expect(repeated.ok && repeated.text).toBe(chosen.text)
    expect(chosen.isSame).toBe(chosen.text === encoded.text)
    expect(chosen.asText === null).toBe(chosen.isSame)
  })

  it.each([
    ['phone', 'tel:+4930123456'],
    ['whatsapp', 'https://wa.me/4930123456?text=hi'],
    ['epc', 'BCD\n002\n1\nSCT\n\nRed Cross\nDE89370400440532013000\nEUR10'],
    ['upi', 'upi://pay?pa=a@b&pn=A'],
  ])('is that of %s, which may write the same shorter', (type, text) => {
    expect(choose(text)).toMatchObject({ kind: 'draft', draft: { type } })
  })

  it.each([
    'otpauth://totp/A?secret=JBSWY3DPEHPK3PXP',
    '0123456789012',
    'HTTPS://EXAMPLE.COM/A%20B',
    'EXAMPLE.COM:8080/path',
  ])('keeps %j letter by letter where no form would', (text) => {
    const chosen = choose(text)
    if (chosen.kind !== 'draft') throw new Error(chosen.kind)
    expect(['text', 'url']).toContain(chosen.draft.type)
    const repeated = encodePageContent(chosen.draft)
    expect(repeated.ok && repeated.text).toBe(text)
    expect(chosen.isSame).toBe(true)
  })

  it('lets text have what a form leaves out', () => {
    const text = 'BEGIN:VCARD\nVERSION:3.0\nN:Doe;Jo\nFN:Jo Doe\nX-OWN:something\nEND:VCARD'
    const chosen = choose(text)
    if (chosen.kind !== 'draft') throw new Error(chosen.kind)
    expect(chosen.draft.type).toBe('vcard')
    expect(chosen.isSame).toBe(false)
    expect(chosen.asText).toMatchObject({ type: 'text', text })
  })

  it('is none for bytes that are no text, and for nothing', () => {
    expect(choose('\u0000\u0001\ufffd')).toEqual({ kind: 'binary' })
    expect(choose('')).toEqual({ kind: 'empty' })
  })

  it('takes the number of a product as text', () => {
    expect(choose('4006381333931', 'ean-13')).toMatchObject({
      kind: 'draft',
      draft: { type: 'text', text: '4006381333931' },
    })
  })
})
