import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findXliffFaults } from '@/testing/xliff/find-xliff-faults'
import { readExchangeCsv } from './csv/read-exchange-csv'
import { writeExchangeCsv } from './csv/write-exchange-csv'
import { anyContent, anyExchange, expectedRead } from './exchange-for-test'
import { parseMarkup, writeMarkup } from './markup'
import { readXliff } from './xliff/read-xliff'
import { writeXliff } from './xliff/write-xliff'
import { writeXliff1 } from './xliff/write-xliff-1'

describe('a round trip loses nothing', () => {
  it('in text with numbered tags', () => {
    fc.assert(
      fc.property(anyContent, (content) => {
        expect(parseMarkup(writeMarkup(content))).toEqual(content)
      }),
    )
  })

  it('in XLIFF, which is valid', () => {
    fc.assert(
      fc.property(anyExchange, (exchange) => {
        const text = writeXliff(exchange)
        expect(findXliffFaults(text)).toEqual([])
        expect(readXliff(text)).toEqual(expectedRead(exchange))
      }),
    )
  })

  it('in XLIFF 1, except characters that XML cannot contain', () => {
    // Version 1 has no element for them.
    const clean = (text: string) => text.replace(/(?![\t\n\r\x7f-\x9f])\p{Cc}|[\ufffe\uffff]/gu, '')
    fc.assert(
      fc.property(anyExchange, (exchange) => {
        const expected = JSON.parse(JSON.stringify(expectedRead(exchange)), (key, value) => {
          if (typeof value === 'string') return clean(value)
          if (!Array.isArray(value)) return value
          const kept = value.filter((one) => one !== '')
          // An empty translation is none.
          return key === 'target' && kept.length === 0 ? null : kept
        })
        const read = JSON.parse(JSON.stringify(readXliff(writeXliff1(exchange))))
        expect(read).toEqual(expected)
      }),
    )
  })

  it('in CSV', () => {
    fc.assert(
      fc.property(anyExchange, (exchange) => {
        expect(readExchangeCsv(writeExchangeCsv(exchange))).toEqual(expectedRead(exchange))
      }),
    )
  })
})
