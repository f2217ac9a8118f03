import { describe, expect, it } from 'vitest'
import { type ContentDraft, encodeContent } from '../content'

describe('phone and whatsapp', () => {
  it.each<[ContentDraft, string]>([
    [{ type: 'phone', phone: '+49 (0)30 1234-56' }, 'tel:+4930123456'],
    [{ type: 'phone', phone: '*21#' }, 'tel:*21%23'],
    [{ type: 'whatsapp', phone: '+44 7700 900123' }, 'https://wa.me/447700900123'],
    [
      { type: 'whatsapp', phone: '+447700900123', body: 'a & b\n👋' },
      'https://wa.me/447700900123?text=a%20%26%20b%0A%F0%9F%91%8B',
    ],
  ])('%o', (draft, text) => {
    expect(encodeContent(draft)).toMatchObject({ ok: true, text, warnings: [] })
  })

  it('takes a number without country code for a call, and not for a chat', () => {
    expect(encodeContent({ type: 'phone', phone: '0170 123' })).toMatchObject({
      warnings: [{ key: 'phoneNotInternational', suggestion: 'addCountryCode' }],
    })
    expect(encodeContent({ type: 'whatsapp', phone: '0170 123' })).toMatchObject({
      issues: [{ path: 'phone', key: 'phone' }],
    })
  })
})
