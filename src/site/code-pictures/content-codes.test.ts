import { describe, expect, it } from 'vitest'
import { defaultLocale, localeCodes } from '@/i18n/locales'
import { pickSample, sampleSeed } from '@/testing/pick-sample'
import { expectReadable, readContentCodes } from './read-content-codes-for-test'

// content-codes.release.test.ts tests all codes.
describe.each(localeCodes)('the codes in the texts of %s', (locale) => {
  it(`are drawn so that two decoders read them (seed ${sampleSeed})`, async () => {
    const rows = readContentCodes(locale)
    expect(rows.length).toBeGreaterThan(locale === defaultLocale ? 30 : 0)
    for (const row of pickSample(rows, 3)) await expectReadable(row, locale)
  })
})
