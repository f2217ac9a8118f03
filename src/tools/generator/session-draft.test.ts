import { describe, expect, it } from 'vitest'
import { pickFields } from './session-draft'

describe('pickFields', () => {
  it('keeps known fields with values of the right kind', () => {
    const values = { ssid: 'a', hidden: true, security: 'open' }
    expect(pickFields('wifi', values)).toEqual(values)
  })

  it('drops what an older or foreign version may have left', () => {
    const values = { type: 'text', ssid: 1, hidden: 'yes', security: 'wep', colour: 'red' }
    expect(pickFields('wifi', values)).toEqual({})
  })
})
