import fc from 'fast-check'
import papaparse from 'papaparse'
import { expect, it } from 'vitest'
import { csvLine, isGuardedInCsv } from './csv-line'

it.each([
  [['a', 'b', 3], 'a,b,3\r\n'],
  [['say "hi"', 'a;b', 'two\nlines'], '"say ""hi""","a;b","two\nlines"\r\n'],
  [['=1+1', '+49 30', '-5', '@SUM(A1)', '\tx'], `'=1+1,'+49 30,'-5,'@SUM(A1),"'\tx"\r\n`],
  [["'=1", "'00123", '00123', "'t Hart"], "''=1,''00123,00123,'t Hart\r\n"],
  [['', ' blank '], ',' + '" blank "\r\n'],
])('writes %j', (cells, line) => {
  expect(csvLine(cells)).toBe(line)
})

it('is read back by others, but for what would have been a formula', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'grapheme' }), { minLength: 2 }), (cells) => {
      const { data } = papaparse.parse<string[]>(csvLine(cells), { delimiter: ',' })
      expect(data[0]).toEqual(
        cells.map((cell) => (isGuardedInCsv(`'${cell}`) && !/^\d/.test(cell) ? `'${cell}` : cell)),
      )
    }),
  )
})
