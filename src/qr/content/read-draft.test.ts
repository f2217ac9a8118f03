import { describe, expect, it } from 'vitest'
import { pageTypes } from './content-types'
import { dropHiddenFields } from './drop-hidden-fields'
import { blankPageContent, samplePageContent } from './page-content'
import { pickFields } from './pick-fields'
import { readDraft } from './read-draft'

describe('pickFields', () => {
  it('keeps known fields with values of the right kind', () => {
    const values = { ssid: 'a', hidden: true, security: 'open' }
    expect(pickFields('wifi', values)).toEqual(values)
  })

  it('drops what an older or foreign version may have left', () => {
    const values = { type: 'text', ssid: 1, hidden: 'yes', security: 'wep', color: 'red' }
    expect(pickFields('wifi', values)).toEqual({})
  })
})

describe('readDraft', () => {
  it.each(pageTypes)('reads %s as it was written', (type) => {
    const draft = { ...blankPageContent(type), ...samplePageContent(type) }
    expect(readDraft(JSON.parse(JSON.stringify(draft)))).toEqual(draft)
  })

  it('fills in what is missing and leaves out what it does not know', () => {
    expect(readDraft({ type: 'text', text: 'a', __proto__: { x: 1 }, color: 'red' })).toEqual({
      type: 'text',
      text: 'a',
    })
    expect(readDraft({ type: 'wifi', ssid: 3 })).toEqual(blankPageContent('wifi'))
  })

  it.each([undefined, null, 'text', 1, [], {}, { type: 'otp' }, { type: 1 }])(
    'finds nothing in %j',
    (value) => {
      expect(readDraft(value)).toBeUndefined()
    },
  )
})

describe('dropHiddenFields', () => {
  it('forgets the password of a network that became open, and nothing else', () => {
    const draft = { type: 'wifi', ssid: 'a', security: 'open', password: 'secret', hidden: false }
    expect(dropHiddenFields(draft as never)).toEqual({
      type: 'wifi',
      ssid: 'a',
      security: 'open',
      hidden: false,
    })
    const closed = { ...draft, security: 'wpa' }
    expect(dropHiddenFields(closed as never)).toEqual(closed)
  })
})
