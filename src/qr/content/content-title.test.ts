import { describe, expect, it } from 'vitest'
import { sampleContent } from '@/qr/content/content'
import { contentTypes } from '@/qr/content/content-types'
import { contentTitle } from './content'

describe('contentTitle', () => {
  it.each(contentTypes)('has words for %s', (type) => {
    expect(contentTitle(sampleContent(type))).not.toBe('')
  })

  it('leaves out of a link what every link has', () => {
    expect(contentTitle({ type: 'url', url: 'https://www.example.com/' })).toBe('example.com')
    expect(contentTitle({ type: 'url', url: 'http://example.com/a?b#c' })).toBe('example.com/a?b#c')
  })

  it('calls a card without a person by its firm', () => {
    const card = { ...sampleContent('vcard'), firstName: ' ', lastName: '', organization: 'Nord' }
    expect(contentTitle(card)).toBe('Nord')
  })

  it('calls a place without a name by its position', () => {
    const place = { ...sampleContent('map'), latitude: '1,5', longitude: '-2', label: '' }
    expect(contentTitle(place)).toBe('1,5 -2')
  })
})
