import { describe, it } from 'vitest'
import { localeCodes } from '@/i18n/locales'
import { expectReadable, readContentCodes } from './read-content-codes-for-test'

/** Many codes are the same in all languages; each is drawn only once. */
const drawn = new Set<string>()

describe.each(localeCodes)('the codes in the texts of %s', (locale) => {
  it('are drawn so that two decoders read them', async () => {
    for (const row of readContentCodes(locale)) {
      if (drawn.has(JSON.stringify(row))) continue
      drawn.add(JSON.stringify(row))
      await expectReadable(row, locale)
    }
  })
})
