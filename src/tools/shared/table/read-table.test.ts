import { unzipSync, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import writeXlsxFile from 'write-excel-file/node'
import { csvLine, csvStart } from '@/std/csv-line'
import { readTable } from './read-table'

const rows = [
  ['Name', 'Link'],
  ['Café Müller', 'https://example.com/ä'],
  ['日本語のテキスト', 'example.com'],
]

async function read(data: Blob | string, sheet?: string) {
  const result = await readTable({ data, ...(sheet && { sheet }) })
  if (!result.ok) throw new Error(result.reason)
  return result.table
}

const utf16 = (text: string, isLittle: boolean, mark: boolean) =>
  new Blob([
    Uint8Array.from(
      [...(mark ? '\ufeff' : ''), ...text].flatMap((letter) => {
        const unit = letter.charCodeAt(0)
        return isLittle ? [unit & 255, unit >> 8] : [unit >> 8, unit & 255]
      }),
    ),
  ])

describe('a text file', () => {
  it.each([
    [',', 'comma'],
    [';', 'semicolon'],
    ['\t', 'tab'],
    ['|', 'bar'],
  ])('is read with %j between its cells', async (delimiter) => {
    const text = rows.map((row) => row.join(delimiter)).join('\r\n')
    const table = await read(new Blob([text]))
    expect(table.cells).toEqual(rows)
    expect(table.delimiter).toBe(delimiter)
  })

  it('keeps line ends, quotes and delimiters inside of quotes, and the count of rows', async () => {
    const text = 'a,b\n"1\n2","x, ""y"""\n\n3,4\n'
    const { cells } = await read(text)
    expect(cells).toEqual([['a', 'b'], ['1\n2', 'x, "y"'], [''], ['3', '4']])
  })

  it('takes commas of amounts for no delimiters', async () => {
    expect((await read('Brötchen;0,80 €\nTee;2,10 €\n')).cells[1]).toEqual(['Tee', '2,10 €'])
    expect((await read('Tea\t2,10\t3,20\n')).cells).toEqual([['Tea', '2,10', '3,20']])
    expect((await read('a,1;2\nb,3;4\n')).cells[0]).toEqual(['a', '1;2'])
  })

  it('takes commas of sentences for no delimiters', async () => {
    const { cells } = await read('Hello, you\nGood morning\nWell, well, well\nBye\n')
    expect(cells).toEqual([['Hello, you'], ['Good morning'], ['Well, well, well'], ['Bye']])
  })

  it('says which row has a quote that does not close', async () => {
    const { brokenRows } = await read('a,b\n1,2\n"3,4\n5,6\n')
    expect(brokenRows).toEqual([3])
  })

  it.each([
    [
      'Name;URL\n"Zum Löwen" Bar;a.example\n"Haus";b.example\n',
      [
        ['Name', 'URL'],
        ['"Zum Löwen" Bar', 'a.example'],
        ['Haus', 'b.example'],
      ],
    ],
    [
      'Name\tURL\n"A" B\ta.example\n',
      [
        ['Name', 'URL'],
        ['"A" B', 'a.example'],
      ],
    ],
    ['24" TV;1\n"Big" 32" TV;2\n', [['24" TV;1'], ['Big" 32" TV;2\n']]],
  ])(
    'takes quotes within a cell as letters where each line has pairs of them: %j',
    async (text, cells) => {
      expect((await read(text)).cells).toEqual(cells)
    },
  )

  it('reads line ends of several kinds', async () => {
    const { cells } = await read('a;b\r\n1;2\n3;4\r5;6\r\n')
    expect(cells).toEqual([
      ['a', 'b'],
      ['1', '2'],
      ['3', '4'],
      ['5', '6'],
    ])
  })

  it.each([';', ',', '\t'])('finds the delimiter %j below a title', async (delimiter) => {
    const list = 'Unsere Links\n\nName;Ziel\nA;https://a.example\n'.replaceAll(';', delimiter)
    const { cells, titleRows } = await read(list)
    expect(cells.slice(2)).toEqual([
      ['Name', 'Ziel'],
      ['A', 'https://a.example'],
    ])
    expect(titleRows).toBe(1)
  })

  it.each([
    'WIFI:T:WPA;S:Café;P:geheim123;;\nWIFI:T:WPA;S:Bar;P:geheim124;;',
    'Codes\nMECARD:N:A,B;TEL:1;;\nMECARD:N:C,D;TEL:2;;',
    'geo:52.5,13.4\ngeo:48.1,11.5',
    'https://www.google.com/maps/@52.51,13.37,17z\nhttps://www.google.com/maps/@48.1,11.5,17z',
    'Text\nHallo; Welt\nGuten Tag; Anna',
    'Preis\n1,20\n0,99',
  ])('keeps the codes of a list whole: %j', async (text) => {
    expect((await read(text)).cells).toEqual(text.split('\n').map((line) => [line]))
  })

  it('obeys the first line by which Excel names the delimiter', async () => {
    expect((await read('sep=;\na,b;c\n')).cells).toEqual([['a,b', 'c']])
  })

  it('gives back what a CSV of ours said', async () => {
    const line = ['=1+1', '+44 20 7946', '-', '@home', ' x ', 'a"b', 'c\nd', "'t"]
    const table = await read(
      csvStart + csvLine(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']) + csvLine(line),
    )
    expect(table.cells[1]).toEqual(line)
  })
})

describe('an encoding', () => {
  const text = rows.map((row) => row.join(',')).join('\n')

  it.each([
    ['UTF-8', new Blob([text])],
    ['UTF-8 with mark', new Blob([`\ufeff${text}`])],
    ['UTF-16 LE', utf16(text, true, true)],
    ['UTF-16 BE', utf16(text, false, true)],
  ])('is recognized: %s', async (_, blob) => {
    expect((await read(blob)).cells).toEqual(rows)
  })

  it('is recognized without mark where every other byte says it', async () => {
    const western = 'Name,Place\nMüller,Köln\n'
    expect((await read(utf16(western, true, false))).cells[1]).toEqual(['Müller', 'Köln'])
  })

  it.each([
    // Encoded as by western Windows.
    [
      'windows-1252',
      [0x43, 0x61, 0x66, 0xe9, 0x20, 0x4d, 0xfc, 0x6c, 0x6c, 0x65, 0x72],
      'Café Müller',
    ],
    // 「こんにちは世界、日本語のリスト」
    [
      'shift_jis',
      [
        0x82, 0xb1, 0x82, 0xf1, 0x82, 0xc9, 0x82, 0xbf, 0x82, 0xcd, 0x90, 0xa2, 0x8a, 0x45, 0x81,
        0x41, 0x93, 0xfa, 0x96, 0x7b, 0x8c, 0xea, 0x82, 0xcc, 0x83, 0x8a, 0x83, 0x58, 0x83, 0x67,
      ],
      'こんにちは世界、日本語のリスト',
    ],
    // 二维码名单，中文内容，我们的公司在上海
    [
      'gb18030',
      [
        0xb6, 0xfe, 0xce, 0xac, 0xc2, 0xeb, 0xc3, 0xfb, 0xb5, 0xa5, 0xa3, 0xac, 0xd6, 0xd0, 0xce,
        0xc4, 0xc4, 0xda, 0xc8, 0xdd, 0xa3, 0xac, 0xce, 0xd2, 0xc3, 0xc7, 0xb5, 0xc4, 0xb9, 0xab,
        0xcb, 0xbe, 0xd4, 0xda, 0xc9, 0xcf, 0xba, 0xa3,
      ],
      '二维码名单，中文内容，我们的公司在上海',
    ],
    // «Имя;Город\nАнна;Москва»
    [
      'windows-1251',
      [
        0xc8, 0xec, 0xff, 0x3b, 0xc3, 0xee, 0xf0, 0xee, 0xe4, 0x0a, 0xc0, 0xed, 0xed, 0xe0, 0x3b,
        0xcc, 0xee, 0xf1, 0xea, 0xe2, 0xe0,
      ],
      'Имя',
    ],
    ['koi8-r', [0xf0, 0xd2, 0xc9, 0xd7, 0xc5, 0xd4], 'Привет'],
    [
      'windows-1252',
      [0x55, 0x6d, 0x6c, 0x61, 0x75, 0x74, 0x65, 0x3a, 0x20, 0xe4, 0xf6, 0xfc],
      'Umlaute: äöü',
    ],
    // Encoded as by Mac OS.
    [
      'macintosh',
      [0x43, 0x61, 0x66, 0x8e, 0x20, 0x4d, 0x9f, 0x6c, 0x6c, 0x65, 0x72],
      'Café Müller',
    ],
  ])('is recognized: %s', async (encoding, bytes, expected) => {
    const table = await read(new Blob([Uint8Array.from(bytes)]))
    expect(table.encoding).toBe(encoding)
    expect(table.cells[0]?.[0]).toBe(expected)
  })
})

describe('the settings of a text', () => {
  it('replace what was detected', async () => {
    const cyrillic = new Blob([Uint8Array.from([0xf0, 0xd2, 0xc9, 0xd7, 0xc5, 0xd4])])
    const read = await readTable({ data: cyrillic, encoding: 'windows-1251' })
    expect(read).toMatchObject({ table: { encoding: 'windows-1251', cells: [['рТЙЧЕФ']] } })
    const bars = await readTable({ data: 'a,b|c\n', delimiter: '|' })
    expect(bars).toMatchObject({ table: { cells: [['a,b', 'c']], delimiter: '|' } })
  })

  it('do without a single zero byte', async () => {
    const { cells } = await read(new Blob(['a,b\n1\0,2\n']))
    expect(cells).toEqual([
      ['a', 'b'],
      ['1', '2'],
    ])
  })
})

describe('a workbook', () => {
  const day = new Date(Date.UTC(2027, 4, 14))
  const sheet = [
    ['Name', 'Postcode', 'When', 'Price', 'Done'],
    ['Mai', '00123', { value: day, type: Date, format: 'yyyy-mm-dd' }, 0.1 + 0.2, true],
    [null, null, null, null, null],
    [
      'Lê',
      '4000',
      { value: new Date(Date.UTC(2027, 4, 14, 9, 30)), type: Date, format: 'yyyy-mm-dd hh:mm' },
      12,
      false,
    ],
  ]
  const write = async (sheets: { data: unknown; sheet: string }[]) =>
    new Blob([Uint8Array.from(await writeXlsxFile(sheets as never).toBuffer())])

  it('keeps zeros, days, numbers and empty rows', async () => {
    const { cells } = await read(await write([{ data: sheet, sheet: 'One' }]))
    expect(cells).toEqual([
      ['Name', 'Postcode', 'When', 'Price', 'Done'],
      ['Mai', '00123', '2027-05-14', '0.3', 'true'],
      [],
      ['Lê', '4000', '2027-05-14 09:30', '12', 'false'],
    ])
  })

  it('offers its sheets and opens the one that is asked for', async () => {
    const file = await write([
      { data: [['first']], sheet: 'One' },
      { data: [['second']], sheet: 'Zwei' },
    ])
    const table = await read(file)
    expect(table.sheets).toEqual(['One', 'Zwei'])
    expect(table.cells).toEqual([['first']])
    expect((await read(file, 'Zwei')).cells).toEqual([['second']])
  })

  /** Packs the parts of a minimal workbook with one sheet. */
  const pack = (rows: string, more: Record<string, string> = {}) => {
    const parts: Record<string, string> = {
      '[Content_Types].xml':
        '<Types><Override ContentType="spreadsheetml.sheet.main+xml"/></Types>',
      'xl/workbook.xml': '<workbook><sheets><sheet name="One" r:id="rId1"/></sheets></workbook>',
      'xl/_rels/workbook.xml.rels':
        '<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/></Relationships>',
      'xl/worksheets/sheet1.xml': `<worksheet><sheetData>${rows}</sheetData></worksheet>`,
      ...more,
    }
    const encoder = new TextEncoder()
    const bytes = zipSync(
      Object.fromEntries(Object.entries(parts).map(([name, xml]) => [name, encoder.encode(xml)])),
    )
    return new Blob([Uint8Array.from(bytes)])
  }
  const styles = (...codes: string[]) => ({
    'xl/styles.xml': `<styleSheet><numFmts>${codes
      .map((code, index) => `<numFmt numFmtId="${200 + index}" formatCode="${code}"/>`)
      .join('')}</numFmts><cellXfs>${codes
      .map((_, index) => `<xf numFmtId="${200 + index}"/>`)
      .join('')}</cellXfs></styleSheet>`,
  })
  const text = (cell: string, words: string) =>
    `<c r="${cell}" t="inlineStr"><is><t>${words}</t></is></c>`

  it('shows numbers in their format, and those without signs as a person types them', async () => {
    const codes = ['00000', '000-0000', '0%', '#,##0.00', '&quot;A-&quot;0', 'yyyy-mm-dd hh:mm']
    codes.push('+#', '&quot;+&quot;0', '0.00E+00')
    const values = ['123', '5551234', '0.12', '1234.5', '7', '46522.395833333336']
    values.push('491701234567', '491701234567', '4006381333931')
    const cells = values.map(
      (value, index) => `<c r="${'ABCDEFGHI'[index]}1" s="${index}"><v>${value}</v></c>`,
    )
    const { cells: shown } = await read(
      pack(`<row r="1">${cells.join('')}</row>`, styles(...codes)),
    )
    const phones = ['+491701234567', '+491701234567', '4006381333931']
    expect(shown).toEqual([
      ['00123', '555-1234', '12%', '1234.5', 'A-7', '2027-05-15 09:30', ...phones],
    ])
  })

  it('finds parts whose names are written in another way', async () => {
    const cells = '<row><c t="s"><v>0</v></c></row>'
    const file = pack('', {
      'xl\\_rels\\workbook.xml.rels':
        '<Relationships><Relationship Id="rId1" Target="./worksheets/Sheet2.XML"/></Relationships>',
      'xl\\worksheets\\sheet2.xml': `<worksheet><sheetData>${cells}</sheetData></worksheet>`,
      'xl/SharedStrings.xml': '<sst><si><t>Menü</t></si></sst>',
    })
    expect((await read(file)).cells).toEqual([['Menü']])
  })

  it('places cells without references after the previous ones', async () => {
    const bare = (words: string) => text('', words).replace(' r=""', '')
    const { cells } = await read(
      pack(
        `<row>${bare('Link')}${bare('Name')}</row>` +
          `<row>${bare('a.example')}${text('C2', 'x')}${bare('y')}</row>`,
      ),
    )
    expect(cells).toEqual([
      ['Link', 'Name'],
      ['a.example', '', 'x', 'y'],
    ])
  })

  it('leaves out hidden rows and the title above the headings, with a note', async () => {
    const table = await read(
      pack(
        `<row r="1">${text('A1', 'Price list')}</row>` +
          `<row r="3">${text('A3', 'Link')}${text('B3', 'Caption')}</row>` +
          `<row r="4">${text('A4', 'a.example')}${text('B4', 'one')}</row>` +
          `<row r="5" hidden="1">${text('A5', 'b.example')}${text('B5', 'two')}</row>` +
          `<row r="6">${text('A6', 'c.example')}${text('B6', 'three')}</row>`,
      ),
    )
    expect(table.cells).toEqual([
      [],
      [],
      ['Link', 'Caption'],
      ['a.example', 'one'],
      [],
      ['c.example', 'three'],
    ])
    expect(table).toMatchObject({ hiddenRows: 1, titleRows: 1 })
  })

  it('knows the links behind texts, and formulas without a result', async () => {
    const sheet = `<worksheet><sheetData><row r="1">${text('A1', 'Menu')}<c r="B1"><f>HYPERLINK("https://b.example","B")</f><v>B</v></c><c r="C1"><f>1+1</f></c><c r="D1" t="e"><f>1/0</f><v>#DIV/0!</v></c></row></sheetData><hyperlinks><hyperlink ref="A1" r:id="rId1"/></hyperlinks></worksheet>`
    const links =
      '<Relationships><Relationship Id="rId1" Target="https://a.example/menu" TargetMode="External"/></Relationships>'
    const table = await read(
      pack('', {
        'xl/worksheets/sheet1.xml': sheet,
        'xl/worksheets/_rels/sheet1.xml.rels': links,
      }),
    )
    expect(table.links).toEqual({ '0:0': 'https://a.example/menu', '0:1': 'https://b.example' })
    expect(table.missingValues).toEqual(['0:2', '0:3'])
  })

  it('decodes the escapes of shared and inline texts, and of the names of sheets', async () => {
    const string = (index: number) => `<c t="s"><v>${index}</v></c>`
    const table = await read(
      pack(
        `<row>${string(0)}${string(1)}${string(2)}${string(3)}</row>` +
          `<row>${text('A2', 'Fish _x0026_ chips')}<c t="str"><f>A1</f><v>a_x0009_b</v></c>` +
          `${text('C2', '_xD83D__xDE00_</t><rPh sb="0" eb="1"><t>え</t></rPh><t>')}${text('D2', 'file_x1_y _X0041_')}</row>`,
        {
          'xl/sharedStrings.xml':
            '<sst><si><t>one_x000D_\ntwo</t></si><si><t>R_x0026_D</t></si>' +
            '<si><t>_x005F_x000D_</t></si><si><r><t>a_x0026_</t></r><r><t>b</t></r></si></sst>',
          'xl/workbook.xml':
            '<workbook><sheets><sheet name="A_x0026_B" r:id="rId1"/></sheets></workbook>',
        },
      ),
    )
    expect(table.cells).toEqual([
      ['one\ntwo', 'R&D', '_x000D_', 'a&b'],
      ['Fish & chips', 'a\tb', '😀', 'file_x1_y _X0041_'],
    ])
    expect(table.sheet).toBe('A&B')
  })

  it('tells formulas without a result from those whose result is empty', async () => {
    const table = await read(
      pack(
        '<row><c><f>1+1</f><v></v></c><c><f>A1</f><v/></c><c t="str"><f>""</f><v></v></c>' +
          '<c><v></v></c><c t="b"><f>TRUE()</f><v></v></c>' +
          '<c><f>HYPERLINK("https://a.example/?q=""x""","Menu")</f><v></v></c>' +
          '<c><f>HYPERLINK("https://b.example")</f><v/></c>' +
          '<c><f>HYPERLINK("https://c.example",A1)</f><v/></c>' +
          '<c><f>HYPERLINK("https://d.example/"&amp;A1,"D")</f><v/></c></row>',
      ),
    )
    expect(table.missingValues).toEqual(['0:0', '0:1', '0:4', '0:7', '0:8'])
    expect(table.cells[0]?.slice(5, 7)).toEqual(['Menu', 'https://b.example'])
    expect(table.links).toEqual({
      '0:5': 'https://a.example/?q="x"',
      '0:6': 'https://b.example',
      '0:7': 'https://c.example',
    })
  })

  it('marks hidden sheets, opens none of them by itself, and leaves out charts', async () => {
    const sheets = ['state="hidden"', 'state="veryHidden"', '', ''].map(
      (state, index) => `<sheet name="S${index}" ${state} r:id="rId${index}"/>`,
    )
    const paths = ['worksheets/0', 'worksheets/1', 'chartsheets/2', 'worksheets/3']
    const relations = paths.map(
      (path, index) => `<Relationship Id="rId${index}" Target="${path}.xml"/>`,
    )
    const sheet = (words: string) =>
      `<worksheet><sheetData><row>${text('A1', words)}</row></sheetData></worksheet>`
    const file = pack('', {
      'xl/workbook.xml': `<workbook><sheets>${sheets.join('')}</sheets></workbook>`,
      'xl/_rels/workbook.xml.rels': `<Relationships>${relations.join('')}</Relationships>`,
      'xl/worksheets/0.xml': sheet('lookup'),
      'xl/worksheets/1.xml': sheet('secret'),
      'xl/worksheets/3.xml': sheet('list'),
    })
    const table = await read(file)
    expect(table).toMatchObject({
      sheet: 'S3',
      sheets: ['S0', 'S1', 'S3'],
      hiddenSheets: ['S0', 'S1'],
      cells: [['list']],
    })
    expect((await read(file, 'S1')).cells).toEqual([['secret']])
  })

  it('is told from other archives, and from damaged ones', async () => {
    const other = zipSync({ 'word/document.xml': new Uint8Array(10) })
    expect(await readTable({ data: new Blob([other]) })).toEqual({
      ok: false,
      reason: 'not-a-table',
    })
    const bytes = new Uint8Array(
      await (await write([{ data: [['x']], sheet: 'One' }])).arrayBuffer(),
    )
    const half = new Blob([bytes.slice(0, bytes.length / 2)])
    expect(await readTable({ data: half })).toEqual({ ok: false, reason: 'damaged-workbook' })
    expect(Object.keys(unzipSync(bytes)).length).toBeGreaterThan(3)
  })
})

describe('what is no table', () => {
  const ole = [0xd0, 0xcf, 0x11, 0xe0]
  const locked = [
    ...ole,
    0,
    0,
    ...[...'EncryptedPackage'].flatMap((letter) => [letter.charCodeAt(0), 0]),
  ]
  it.each([
    ['old-workbook', ole],
    ['locked-workbook', locked],
    ['not-a-table', [0x89, 0x50, 0x4e, 0x47, 0x0d]],
    ['not-a-table', [0x25, 0x50, 0x44, 0x46, 0x2d]],
    ['empty', []],
    ['empty', [0x20, 0x0a, 0x20, 0x0a]],
  ])('is refused as %s', async (reason, bytes) => {
    expect(await readTable({ data: new Blob([Uint8Array.from(bytes)]) })).toEqual({
      ok: false,
      reason,
    })
  })

  it('is refused where it is longer than a page can hold', async () => {
    expect(await readTable({ data: 'x\n'.repeat(200_002) })).toEqual({
      ok: false,
      reason: 'too-many-rows',
    })
    expect(await readTable({ data: Array(300).fill('x').join(';') })).toEqual({
      ok: false,
      reason: 'too-many-columns',
    })
  })
})
