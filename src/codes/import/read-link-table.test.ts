import fc from 'fast-check'
import { expect, it } from 'vitest'
import { readDelimited } from '@/tools/shared/table/read-delimited'
import { previewLinks } from './preview-links'
import { importLimits, type LinkTable, readLinkTable } from './read-link-table'

const rules = { ownHosts: ['quietzone.example'] }
const read = (text: string) => readLinkTable(readDelimited(text).cells, rules)
const linksOf = (table: LinkTable) => (table.ok ? table.links : [])

it('reads an export of Bitly', () => {
  const table = read(
    '\ufeffCreated,Title,Bitlink,Long URL,Tags,Clicks\r\n' +
      '2026-03-01 10:15:00,"Menu, summer",bit.ly/Menu-2026,https://cafe.example/menu,"summer, print",12\r\n' +
      '2026-03-02 10:15:00,,https://bit.ly/3xYz9,https://cafe.example/,,0\r\n',
  )
  expect(table).toEqual({
    ok: true,
    source: 'bitly',
    links: [
      {
        row: 2,
        url: 'https://cafe.example/menu',
        slug: 'menu-2026',
        name: 'Menu, summer',
        tags: ['summer', 'print'],
        createdAt: '2026-03-01T10:15:00.000Z',
        faults: [],
      },
      {
        row: 3,
        url: 'https://cafe.example/',
        slug: '3xyz9',
        tags: [],
        createdAt: '2026-03-02T10:15:00.000Z',
        faults: [],
      },
    ],
  })
})

it('reads an export of Shlink and a CSV file for its import', () => {
  const exported = read(
    'createdAt,domain,shortCode,longUrl,title,tags,visits\n' +
      '2026-05-05T08:00:00+02:00,,abc123,https://a.example/x,Flyer,a|b,3\n',
  )
  expect(exported).toMatchObject({ source: 'shlink' })
  expect(linksOf(exported)).toMatchObject([
    { slug: 'abc123', name: 'Flyer', tags: ['a', 'b'], createdAt: '2026-05-05T06:00:00.000Z' },
  ])
  const minimal = read('Long URL;Short code\nhttps://a.example/;my-code\n')
  expect(linksOf(minimal)).toMatchObject([{ url: 'https://a.example/', slug: 'my-code' }])
})

it('reads a list of QR TIGER, of another service, and of bare addresses', () => {
  const tiger = read(
    'QR Name,Short URL,URL,Category\nTable 4,https://qr1.example/Ab12,https://a.example/,Tables',
  )
  expect(tiger).toMatchObject({ source: 'qrtiger' })
  expect(linksOf(tiger)).toMatchObject([{ name: 'Table 4', slug: 'ab12', tags: ['Tables'] }])
  const other = read('destination\tname\nhttps://a.example/\tFlyer')
  expect(other).toMatchObject({ source: 'other', links: [{ name: 'Flyer' }] })
  expect(linksOf(read('https://a.example/\nhttps://b.example/'))).toMatchObject([
    { row: 1, url: 'https://a.example/' },
    { row: 2, url: 'https://b.example/' },
  ])
})

it('reports what cannot be used, row by row', () => {
  const links = linksOf(
    read(
      'url,slug,created\n' +
        'http://a.example/,,\n' +
        'nonsense,ok-slug,\n' +
        'https://quietzone.example/Q/abc,,\n' +
        'https://b.example/,Ünsound,\n' +
        'https://c.example/,twice,03/04/2026\n' +
        'https://d.example/,TWICE,\n',
    ),
  )
  expect(
    links.map(({ faults }) => faults.map(({ field, reason }) => `${field} ${reason}`)),
  ).toEqual([
    ['url http'],
    ['url broken'],
    ['url own'],
    ['slug invalid'],
    ['createdAt invalid'],
    ['slug repeated'],
  ])
  expect(links[5]).not.toHaveProperty('slug')
  expect(previewLinks(links)).toMatchObject({
    ...{ links: 6, importable: 3, withoutSlug: 2 },
    refused: [{ row: 2 }, { row: 3 }, { row: 4 }],
  })
})

it('names rows as the file counts them', () => {
  const [link] = linksOf(read('url\n\nhttps://a.example/\n'))
  expect(link).toMatchObject({ row: 3 })
})

it('limits the number of rows', () => {
  const row = 'https://a.example/\n'
  expect(read(`url\n${row.repeat(importLimits.rows)}`).ok).toBe(true)
  expect(read(`url\n${row.repeat(importLimits.rows + 1)}`)).toEqual({
    ok: false,
    fault: 'tooManyRows',
  })
  for (const text of ['', 'url\n', 'a,b\n1,2']) {
    expect(read(text)).toEqual({ ok: false, fault: 'noLinks' })
  }
})

it('reads any text without an exception', () => {
  fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => void read(`url,slug\n${text}`)))
})
