import { expect, it } from 'vitest'
import { localeCodes } from '@/i18n/locales'
import { findEnglishFaults, findSameFault } from './find-english-faults'

const others = localeCodes.filter((code) => code !== 'en')

it.each(others)('finds an English sentence in %s', (locale) => {
  expect(findEnglishFaults('Print it with your own colors', locale)).not.toEqual([])
  expect(findEnglishFaults('コードをscan with your phone', locale)).not.toEqual([])
})

it('knows the words of the other languages', () => {
  expect(findEnglishFaults('Das will er: Vorsicht, not-wendig', 'de')).toEqual([])
  expect(findEnglishFaults('Le but du code', 'fr')).toEqual([])
  expect(findEnglishFaults('Se o código for lido', 'pt')).toEqual([])
})

it('finds a text that nobody translated', () => {
  expect(findSameFault('Download', 'Download')).toHaveLength(1)
  expect(findSameFault('Herunterladen', 'Download')).toEqual([])
  expect(findSameFault('CMYK, A4, 5 mm', 'CMYK, A4, 5 mm')).toEqual([])
})
