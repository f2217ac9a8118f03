import { describe, expect, it } from 'vitest'
import { localeCodes } from '@/i18n/locales'
import { pageTypes } from './content-types'
import { arrangeFields, findLocalStart, orderOptions } from './local-form'
import { pageFields } from './page-content'

it.each(localeCodes)('begins with choices that the forms have in %s', (locale) => {
  for (const type of pageTypes) {
    for (const [name, value] of Object.entries(findLocalStart(type, locale))) {
      const field = pageFields[type].find((each) => each.name === name)
      expect(field?.options).toContain(value)
    }
  }
})

it('begins with Amap in Chinese and lists the maps of China first', () => {
  expect(findLocalStart('map', 'zh')).toEqual({ target: 'amap' })
  expect(findLocalStart('map', 'en')).toEqual({})
  const options = ['google', 'apple', 'openstreetmap', 'amap', 'baidu', 'geo']
  expect(orderOptions('target', options, 'zh')).toEqual([
    'amap',
    'baidu',
    'apple',
    'google',
    'openstreetmap',
    'geo',
  ])
  expect(orderOptions('target', options, 'de')).toEqual(options)
})

describe('arrangeFields', () => {
  const names = (locale: string, group: string, filled: readonly string[] = []) =>
    arrangeFields(
      pageFields.vcard.filter((field) => field.group === group),
      locale,
      (name) => filled.includes(name),
    ).map(({ name }) => name)

  it('has the names in the order of the language', () => {
    expect(names('en', 'person').slice(0, 3)).toEqual(['firstName', 'lastName', 'mobile'])
    expect(names('zh', 'person').slice(0, 3)).toEqual(['lastName', 'firstName', 'mobile'])
    expect(names('vi', 'person').slice(0, 3)).toEqual(['lastName', 'firstName', 'mobile'])
    expect(names('ja', 'person').slice(0, 5)).toEqual([
      'lastName',
      'firstName',
      'phoneticLastName',
      'phoneticFirstName',
      'mobile',
    ])
  })

  it('shows a reading that is filled in in any language', () => {
    expect(names('de', 'person', ['phoneticLastName']).slice(0, 3)).toEqual([
      'firstName',
      'lastName',
      'phoneticLastName',
    ])
  })

  it.each([
    ['de', ['street', 'postcode', 'city', 'region', 'country']],
    ['en', ['street', 'city', 'region', 'postcode', 'country']],
    ['ja', ['country', 'postcode', 'region', 'city', 'street']],
    ['zh', ['country', 'region', 'city', 'street', 'postcode']],
  ])('has the address as in %s', (locale, order) => {
    expect(names(locale, 'address')).toEqual(order)
  })

  it.each(localeCodes)('loses no field of any other type in %s', (locale) => {
    for (const type of pageTypes) {
      const arranged = arrangeFields(pageFields[type], locale, () => true)
      expect(new Set(arranged)).toEqual(new Set(pageFields[type]))
    }
  })
})
