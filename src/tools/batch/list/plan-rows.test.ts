import { beforeEach, describe, expect, it, vi } from 'vitest'
import { contentFields, encodeContent, sampleContent } from '@/qr/content'
import { defaultDesign } from '@/qr/design'
import { encodeMatrix } from '@/qr/encode'
import type { BatchList, BatchMapping } from './batch-list'
import { batchTypes } from './batch-types'
import { planRows } from './plan-rows'

vi.mock('@/qr/encode/encode-matrix', { spy: true })
beforeEach(() => {
  vi.mocked(encodeMatrix).mockClear()
})

const listOf = (cells: string[][], more: Partial<BatchList> = {}): BatchList => ({
  origin: 'paste',
  name: '',
  cells,
  hasHeadings: true,
  brokenRows: [],
  pictures: [],
  ...more,
})
const mapTo = (mapping: Partial<BatchMapping>): BatchMapping => ({
  type: 'url',
  columns: { url: 0 },
  fixed: {},
  look: {},
  namePattern: '',
  dateOrder: 'dmy',
  duplicates: 'keep',
  ...mapping,
})
const words = { security: { open: 'Offen, kein Passwort' } }
const plan = (list: BatchList, mapping: BatchMapping, design = defaultDesign) => {
  const planning = planRows(list, mapping, { design, words, locale: 'de' })
  for (;;) {
    const step = planning.next()
    if (step.done) return step.value
  }
}

describe('planning rows', () => {
  it('makes codes of good rows and says of the others where and why', () => {
    const list = listOf([
      ['Link'],
      ['example.com'],
      [''],
      ['not a link'],
      ['javascript:alert(1)'],
      ['example.org', 'too much'],
      ['example.com'],
    ])
    const { rows, faults, emptyRows, duplicateRows } = plan(list, mapTo({}))
    expect(rows.map(({ row, text, title }) => [row, text, title])).toEqual([
      [2, 'https://example.com', 'example.com'],
      [7, 'https://example.com', 'example.com'],
    ])
    expect(faults).toEqual([
      { row: 4, field: 'url', value: 'not a link', reason: 'no-link' },
      { row: 5, field: 'url', value: 'javascript:alert(1)', reason: 'urlScheme' },
      { row: 6, value: 'too much', reason: 'extra-cells', values: { count: 1 } },
    ])
    expect(emptyRows).toBe(1)
    expect(duplicateRows).toEqual([7])
    expect(plan(list, mapTo({ duplicates: 'skip' })).rows).toHaveLength(1)
  })

  it('uses the links behind the texts of a workbook, and refuses formulas without a result', () => {
    const list = listOf([['Link'], ['Menu'], ['']], {
      links: { '1:0': 'https://a.example/menu' },
      missingValues: ['2:0'],
    })
    const { rows, faults } = plan(
      { ...list, cells: [['Link', 'x'], ['Menu'], ['', 'x']] },
      mapTo({}),
    )
    expect(rows.map(({ text }) => text)).toEqual(['https://a.example/menu'])
    expect(faults).toMatchObject([{ row: 3, field: 'url', reason: 'no-result' }])
  })

  it('counts rows with quotes that do not close as faulty', () => {
    const { faults } = plan(
      listOf([['Link'], ['a.com'], ['"b.com']], { brokenRows: [3] }),
      mapTo({}),
    )
    expect(faults).toMatchObject([{ row: 3, reason: 'broken-quotes' }])
  })

  it('reads every type back from its own sample as a row', () => {
    for (const type of batchTypes) {
      const sample = sampleContent(type)
      const fields = contentFields[type].map(({ name }) => name)
      const row = fields.map((name) => String((sample as Record<string, unknown>)[name]))
      const columns = Object.fromEntries(fields.map((name, at) => [name, at]))
      const { rows, faults } = plan(listOf([fields, row]), mapTo({ type, columns }))
      expect(faults, type).toEqual([])
      const encoded = encodeContent(sample)
      expect(rows[0]?.text, type).toBe(encoded.ok && encoded.text)
    }
  })

  it('understands choices and switches as people write them, and fixed values for all', () => {
    const columns = { ssid: 0, security: 1, password: 2, hidden: 3 }
    const list = listOf([
      ['Network', 'Security', 'Password', 'Hidden'],
      ['one', 'WPA2', 'password1', 'ja'],
      ['two', 'none', '', ''],
      ['three', 'offen, kein passwort', '', 'no'],
      ['four', 'WEP', 'password1', 'perhaps'],
      ['five', '', 'password1', '1'],
    ])
    const { rows, faults } = plan(list, mapTo({ type: 'wifi', columns }))
    expect(rows.map(({ text }) => text)).toEqual([
      'WIFI:T:WPA;S:one;P:password1;H:true;;',
      'WIFI:T:nopass;S:two;;',
      'WIFI:T:nopass;S:three;;',
      'WIFI:T:WPA;S:five;P:password1;H:true;;',
    ])
    expect(faults).toEqual([
      { row: 5, field: 'security', value: 'WEP', reason: 'choice' },
      { row: 5, field: 'hidden', value: 'perhaps', reason: 'switch' },
    ])
    const fixed = mapTo({ type: 'wifi', columns: { ssid: 0 }, fixed: { security: 'open' } })
    expect(plan(list, fixed).rows).toHaveLength(5)
  })

  it('reads days and times of events in the order of the language', () => {
    const columns = { title: 0, startDate: 1, startTime: 2, endTime: 3 }
    const fixed = { timeZone: 'UTC' }
    const list = listOf([
      ['Title', 'Date', 'From', 'To'],
      ['A', '03/04/2027', '9:30', '10.15'],
      ['B', '2027-04-03 18:00', '', '7 pm'],
      ['C', '14.5.2027', '08h00', ''],
      ['D', '30.2.2027', '08:00', ''],
    ])
    const stamps = (dateOrder: 'dmy' | 'mdy') =>
      plan(list, mapTo({ type: 'event', columns, fixed, dateOrder })).rows.map(
        ({ text }) => /DTSTART:(\w+)/.exec(text)?.[1],
      )
    expect(stamps('dmy')).toEqual(['20270403T093000Z', '20270403T180000Z', '20270514T080000Z'])
    expect(stamps('mdy')[0]).toBe('20270304T093000Z')
    const { faults } = plan(list, mapTo({ type: 'event', columns, fixed }))
    expect(faults).toEqual([{ row: 5, field: 'startDate', value: '30.2.2027', reason: 'date' }])
  })

  it('parts coordinates that stand in one cell', () => {
    const { rows } = plan(
      listOf([['Where'], ['48.8584, 2.2945']]),
      mapTo({ type: 'map', columns: { latitude: 0 } }),
    )
    expect(rows[0]?.text).toContain('48.8584')
    expect(rows[0]?.text).toContain('2.2945')
  })

  it('reads coordinates as they are, not as amounts', () => {
    const { rows, faults } = plan(
      listOf([
        ['Lat', 'Lon'],
        ['52.517', '13.405'],
        ['40.713', '74.006 W'],
      ]),
      mapTo({ type: 'map', columns: { latitude: 0, longitude: 1 } }),
    )
    expect(rows.map(({ text }) => text)).toEqual([expect.stringMatching(/52\.517.*13\.405/)])
    expect(faults).toMatchObject([{ row: 3, field: 'longitude', value: '74.006 W' }])
  })

  it('refuses what no code holds, naming the field', () => {
    const { faults, rows } = plan(
      listOf([['Text'], ['x'.repeat(2300)], ['y'.repeat(2400)]], {}),
      mapTo({ type: 'text', columns: { text: 0 } }),
      { ...defaultDesign, level: 'M' },
    )
    expect(rows.map(({ row }) => row)).toEqual([2])
    expect(faults[0]).toMatchObject({ row: 3, field: 'text' })
  })

  it('takes colors, logos, words and names of files from columns', () => {
    const cells = [
      ['Link', 'Color', 'Logo', 'Frame', 'File', 'Caption'],
      ['a.com', 'navy', 'Heart', 'Scan me', 'menu', 'Table 1'],
      ['b.com', '#ff0', 'shop.PNG', '', '', ''],
      ['c.com', 'blurple', 'nowhere.png', 'z'.repeat(61), '', ''],
    ]
    const list = listOf(cells, { pictures: [{ name: 'Shop.png', dataUrl: 'data:,' }] })
    const mapping = mapTo({
      look: { color: 1, logo: 2, frameText: 3 },
      titleColumn: 5,
      namePattern: '{n:001}-{File}',
    })
    const { rows, faults } = plan(list, mapping)
    expect(rows).toMatchObject([
      {
        name: '001-menu',
        title: 'Table 1',
        look: { color: '#000080', logo: 'heart', frameText: 'Scan me' },
      },
    ])
    expect(faults.map(({ row, field, reason }) => [row, field, reason])).toEqual([
      [3, 'look.color', 'contrast'],
      [4, 'look.color', 'color'],
      [4, 'look.logo', 'logo'],
      [4, 'look.frameText', 'frame-text'],
    ])
  })

  it.each([
    ['code-128', 'gs1-128'],
    ['data-matrix', 'gs1-data-matrix'],
  ] as const)('suggests for GS1 data in %s the barcode %s', (barcode, format) => {
    const list = listOf([
      ['Code'],
      ['Shelf (A) 17'],
      ['(01)09506000134352(17)261231'],
      ['(01)09506000134353'],
      ['(12) of 40'],
    ])
    const chosen = mapTo({ type: 'text', columns: { text: 0 }, barcode })
    const { rows, suggestion } = plan(list, chosen)
    expect(rows).toHaveLength(4)
    expect(suggestion).toEqual({ format, count: 2, firstRow: 3 })
    expect(plan(list, { ...chosen, barcode: format }).suggestion).toBeUndefined()
  })

  it('finds 38 faulty rows among 10,000, yields every 250 rows and encodes no symbol', () => {
    const isFaulty = (index: number) => index % 270 === 5
    const cells = [
      ['Link'],
      ...Array.from({ length: 10_000 }, (_, index) => [
        isFaulty(index) ? 'no link' : `example.com/${index}`,
      ]),
    ]
    const planning = planRows(listOf(cells), mapTo({}), {
      design: defaultDesign,
      words,
      locale: 'en',
    })
    let yields = 0
    let step = planning.next()
    for (; !step.done; step = planning.next()) yields++
    expect(step.value.rows).toHaveLength(9962)
    expect(step.value.faults).toHaveLength(38)
    expect(yields).toBe(10_000 / 250)
    // Short texts fit every symbol; encoding each of them would make long lists slow.
    expect(encodeMatrix).not.toHaveBeenCalled()
  })

  it('writes product numbers as GS1 Digital Links, and names those that are none', () => {
    const list = listOf([
      ['EAN'],
      ['4006381333931'],
      ['0 36000 29145 2'],
      ['96385074'],
      ['4006381333932'],
      ['12345'],
      ['abc'],
    ])
    const own = plan(list, mapTo({ digitalLink: 'https://shop.example/p/' }))
    expect(own.rows.map(({ text }) => text)).toEqual([
      'https://shop.example/p/01/04006381333931',
      'https://shop.example/p/01/00036000291452',
      'https://shop.example/p/01/00000096385074',
    ])
    expect(own.faults).toEqual([
      { row: 5, field: 'url', value: '4006381333932', reason: 'check-digit' },
      { row: 6, field: 'url', value: '12345', reason: 'gtin' },
      { row: 7, field: 'url', value: 'abc', reason: 'gtin' },
    ])
    const [first] = plan(list, mapTo({ digitalLink: '' })).rows
    expect(first?.text).toBe('https://id.gs1.org/01/04006381333931')
  })
})
