import { expect, it } from 'vitest'
import type { Locale } from '@/i18n/locales'
import { findAddressFaults } from './find-address-faults'

it.each<[Locale, string]>([
  ['de', 'Wähle dein Logo'],
  ['es', 'Elija usted el logotipo'],
  ['fr', 'Choisis ce que tu veux'],
  ['nl', 'Kies uw logo'],
  ['pt', 'Você pode escolher'],
  ['ja', 'あなたのコード'],
  ['zh', '您的二维码'],
])('finds the wrong form of address in %s', (locale, text) => {
  expect(findAddressFaults(text, locale)).toHaveLength(1)
})

it('leaves the right one alone', () => {
  expect(findAddressFaults('Wählen Sie Ihr Logo', 'de')).toEqual([])
  expect(findAddressFaults('Ton direct et tuile', 'fr')).toEqual([])
  expect(findAddressFaults('De U-vorm en het menu', 'nl')).toEqual([])
})
