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
    headings: ['Created', 'Title', 'Bitlink', 'Long URL', 'Tags', 'Clicks'],
    columns: { url: [3], slug: [2], name: [1], tags: [4], createdAt: [0] },
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

it('prefers the custom Bitlink, and reads the other one where there is none', () => {
  const table = read(
    'Created,Title,Long URL,Bitlink,Custom Bitlink,Clicks\n' +
      '2026-03-01,Menu,https://a.example/1,bit.ly/3xYz9,cafe.link/Menu-2026,12\n' +
      '2026-03-02,Hours,https://a.example/2,bit.ly/4aBcD,,3\n',
  )
  expect(table).toMatchObject({ source: 'bitly' })
  expect(linksOf(table).map(({ slug }) => slug)).toEqual(['menu-2026', '4abcd'])
})

it.each([
  ['kutt', 'address,target,link,meta_title', 'summer,https://a.example/,https://kutt.it/x,Menu'],
  [
    'shortio',
    'Original URL,Short URL,Path,Title,FolderName,idString',
    'https://a.example/,https://go.example/x,/summer,Menu,Tables,lnk_1',
  ],
  ['rebrandly', 'id,title,slashtag,destination', 'lnk_1,Menu,summer,https://a.example/'],
  ['other', 'Short link,Destination URL,External ID', 'dub.sh/summer,https://a.example/,lnk_1'],
  ['other', 'keyword,url,title,timestamp,ip', 'summer,https://a.example/,Menu,2026-03-01,::1'],
])('reads an export of %s with the headings %j', (source, headings, row) => {
  const table = read(`${headings}\n${row}\n`)
  expect(table).toMatchObject({ source })
  const [link] = linksOf(table)
  expect(link).toMatchObject({ url: 'https://a.example/', slug: 'summer', faults: [] })
  if (headings.includes('itle')) expect(link).toMatchObject({ name: 'Menu' })
  if (row.includes('lnk_1')) expect(link).toMatchObject({ externalId: 'lnk_1' })
  if (row.includes('Tables')) expect(link).toMatchObject({ folder: 'Tables' })
})

it.each([
  ['en', 'Name;Destination;Short link;Tags;Folder;ID;Created'],
  ['de', 'Bezeichnung;Ziel-URL;Kurzlink;Schlagwörter;Ordner;Externe ID;Erstellt am'],
  ['fr', 'Titre;URL de destination;Lien court;Étiquettes;Dossier;ID externe;Date de création'],
  ['es', 'Nombre;Enlace original;Enlace corto;Etiquetas;Carpeta;ID externo;Fecha de creación'],
  ['it', 'Nome;Indirizzo;Link breve;Categoria;Cartella;ID esterno;Data di creazione'],
  ['nl', 'Naam;Bestemming;Korte link;Trefwoorden;Map;Extern ID;Aangemaakt op'],
  ['pt', 'Nome;URL de destino;Link curto;Etiquetas;Pasta;ID externo;Data de criação'],
  ['ja', '名前;リンク先URL;短縮URL;タグ;フォルダー;外部ID;作成日'],
  ['zh', '名称;目标链接;短链接;标签;文件夹;外部ID;创建时间'],
  ['vi', 'Tên;Liên kết gốc;Liên kết rút gọn;Thẻ;Thư mục;Mã ngoài;Ngày tạo'],
])('reads headings in the language %s', (_, headings) => {
  const row = 'Menu;https://a.example/;https://old.example/summer;print;Tables;crm-7;2026-03-01'
  expect(linksOf(read(`${headings}\n${row}`))).toEqual([
    {
      ...{ row: 2, url: 'https://a.example/', slug: 'summer', name: 'Menu', tags: ['print'] },
      ...{ folder: 'Tables', externalId: 'crm-7', createdAt: '2026-03-01T00:00:00.000Z' },
      faults: [],
    },
  ])
})

it('finds the links below headings that nobody knows, and takes columns as they are chosen', () => {
  const text = 'Wohin,Wozu,Klicks\nhttps://a.example/,Karte,7\n'
  expect(read(text)).toMatchObject({
    columns: { url: [0] },
    headings: ['Wohin', 'Wozu', 'Klicks'],
    links: [{ row: 2, url: 'https://a.example/' }],
  })
  const { cells } = readDelimited(text)
  const chosen = { url: [0], name: [1] }
  expect(readLinkTable(cells, { ...rules, columns: chosen })).toMatchObject({
    links: [{ name: 'Karte' }],
  })
  expect(readLinkTable(cells, { ...rules, columns: { name: [1] } })).toMatchObject({ links: [] })
})

it('does not read a postal address as the end of a short link', () => {
  const table = read('Website,Address\ncafe.example/menu,"Lindenstr. 5, Köln"')
  expect(linksOf(table)).toMatchObject([{ url: 'https://cafe.example/menu', faults: [] }])
})

it('keeps ids once', () => {
  const long = 'x'.repeat(121)
  const links = linksOf(
    read(`url,id\nhttps://a.example/,7\nhttps://b.example/,7\nhttps://c.example/,${long}\n`),
  )
  expect(links.map(({ externalId }) => externalId)).toEqual(['7', undefined, undefined])
  expect(previewLinks(links)).toMatchObject({ importable: 3, withoutId: 2 })
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
