import { expect, it } from 'vitest'
import { localeCodes } from '@/i18n/locales'
import { pageTypes } from './content-types'
import { findLocalStart, orderOptions } from './local-start'
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
