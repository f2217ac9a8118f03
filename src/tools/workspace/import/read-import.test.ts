import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { importLimits } from '@/codes/import/read-link-table'
import { readImport } from './read-import'

beforeEach(() => vi.stubGlobal('location', { host: 'quietzone.example' }))
afterEach(() => vi.unstubAllGlobals())

const options = { allowsHttp: true, language: 'de' }

async function namesIn(data: Blob | string): Promise<readonly (string | undefined)[]> {
  const read = await readImport(data, options)
  if (typeof read === 'string') throw new Error(read)
  return read.links.map(({ name }) => name)
}

const latin = (text: string) =>
  new Blob([Uint8Array.from([...text], (letter) => letter.charCodeAt(0))])
const wide = (text: string) =>
  new Blob([
    Uint8Array.from(
      [...`\ufeff${text}`].flatMap((c) => [c.charCodeAt(0) & 255, c.charCodeAt(0) >> 8]),
    ),
  ])

const list = 'url;name\r\nhttps://a.example/;Menü Köln\r\n'

it.each([
  ['windows-1252', latin(list)],
  ['UTF-16', wide(list.replaceAll(';', '\t'))],
  ['UTF-8 with a mark', new Blob([`\ufeff${list}`])],
  ['a first line that names the separator', new Blob([`sep=;\r\n${list}`])],
  ['a title above the headings', new Blob([`Unsere Links;\r\n${list}`])],
  ['pasted rows', list],
])('reads a list in %s', async (_, data) => {
  expect(await namesIn(data)).toEqual(['Menü Köln'])
})

it('reads the same file again in another encoding, even if it has no links in it', async () => {
  const read = await readImport(latin(list), options)
  if (typeof read === 'string') throw new Error(read)
  expect(read.encoding).toBe('windows-1252')
  expect(await read.readAgain({ encoding: 'windows-1251' })).toMatchObject({
    links: [{ name: 'Menь Kцln' }],
  })
  const wrong = await read.readAgain({ encoding: 'utf-16le' })
  expect(wrong).toMatchObject({ links: [], preview: { importable: 0 }, encoding: 'utf-16le' })
})

it('reads the same file again with other columns', async () => {
  const read = await readImport('Ziel;Wozu\nhttps://a.example/;Karte\n', options)
  if (typeof read === 'string') throw new Error(read)
  expect(read).toMatchObject({ headings: ['Ziel', 'Wozu'], columns: { url: [0] } })
  const again = await read.readAgain({ columns: { url: [0], name: [1] } })
  expect(again).toMatchObject({ links: [{ name: 'Karte' }] })
})

it.each([
  ['tooLarge', new Blob(['a'.repeat(importLimits.bytes + 1)])],
  ['tooLarge', 'ü'.repeat(importLimits.bytes / 2 + 1)],
  ['unreadable', new Blob([Uint8Array.of(0x89, 0x50, 0x4e, 0x47)])],
  ['unreadable', 'url;tags\nhttps://a.example;"promo\nhttps://b.example;x\n'],
  ['noLinks', ''],
  ['noLinks', 'only,words\nno,link'],
])('refuses what cannot be read: %s', async (fault, data) => {
  expect(await readImport(data, options)).toBe(fault)
})

it.each(['Name;', 'Name'])('finds links without a heading beside %j', async (heading) => {
  const read = await readImport(
    `${heading}\nCafé;https://a.example/\nBar;https://b.example/\n`,
    options,
  )
  expect(read).toMatchObject({ links: [{ name: 'Café', url: 'https://a.example/' }, {}] })
})

it('imports the link behind the words of a cell', async () => {
  const read = await readImport(
    'url;name\n=HYPERLINK("https://a.example/menu","Menu");="007"\nhttps://b.example/;\'0170123\n',
    options,
  )
  expect(read).toMatchObject({
    links: [
      { url: 'https://a.example/menu', name: '007' },
      { url: 'https://b.example/', name: '0170123' },
    ],
  })
})
