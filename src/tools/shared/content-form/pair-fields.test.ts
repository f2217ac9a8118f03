import { describe, expect, it } from 'vitest'
import { pageFields, pageTypes } from '@/qr/content'
import { pairFields } from './pair-fields'

const widths = (type: (typeof pageTypes)[number], group?: string) =>
  pairFields(pageFields[type].filter((field) => field.group === group)).map(
    ([field, width]) => `${field.name} ${width}`,
  )

describe('pairFields', () => {
  it.each(pageTypes)('keeps every field of %s, in order', (type) => {
    const names = pairFields(pageFields[type]).map(([field]) => field.name)
    expect(names).toEqual(pageFields[type].map((field) => field.name))
  })

  it('pairs short neighbors and gives the line to whatever stands alone', () => {
    expect(widths('vcard', 'person')).toEqual([
      'firstName half',
      'lastName half',
      'phoneticLastName half',
      'phoneticFirstName half',
      'mobile half',
      'email half',
      'website full',
    ])
    expect(widths('swiss-qr-bill').slice(0, 3)).toEqual([
      'iban full',
      'amount half',
      'currency half',
    ])
    expect(widths('email')).toEqual(['to full', 'subject full', 'body full'])
  })
})
