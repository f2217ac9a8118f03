import { expect, it } from 'vitest'
import { csvLine } from '@/std/csv-line'
import { readDelimited } from './read-delimited'
import { readGuardedCell } from './read-guarded-cell'

it.each([
  // Excel, and programs that write for it, keep zeros with a formula for a text.
  ['="00123"', '00123'],
  ['=""00123""', '00123'],
  ['= "00123" ', '00123'],
  ['="a ""b"" c"', 'a "b" c'],
  ['=""', ''],
  ['=T("00123")', '00123'],
  ['=TEXT("00123";"@")', '=TEXT("00123";"@")'],
  // An apostrophe marks a text in a cell.
  ["'00123", '00123'],
  ["'+49 170 1234567", '+49 170 1234567'],
  ["'0170 1234567", '0170 1234567'],
  ["'=1+1", '=1+1'],
  [`'="00123"`, '="00123"'],
  // These belong to the text.
  ["'t Hart", "'t Hart"],
  ["'90", "'90"],
  ["'90s music", "'90s music"],
  ['=1+1', '=1+1'],
  ['="a"&"b"', '="a"&"b"'],
  ['=A1', '=A1'],
  ['=', '='],
  ['a="b"', 'a="b"'],
])('reads %s as what a person sees', (cell, text) => {
  expect(readGuardedCell(cell)).toEqual({ text })
})

it.each([
  ['=HYPERLINK("https://a.example/","Menu")', 'Menu'],
  ['=HYPERLINK("https://a.example/"; "Menu")', 'Menu'],
  ['=HYPERLINK(""https://a.example/"",""Menu"")', 'Menu'],
  ['=hyperlink("https://a.example/")', 'https://a.example/'],
  ['=LIEN_HYPERTEXTE("https://a.example/";"Menu")', 'Menu'],
  ['=HIPERVINCULO("https://a.example/";7)', '7'],
])('reads %s as its text with the link', (cell, text) => {
  expect(readGuardedCell(cell)).toEqual({ text, link: 'https://a.example/' })
})

it('keeps links to other places as texts', () => {
  expect(readGuardedCell('=HYPERLINK("#Sheet2!A1","Back")')).toEqual({ text: 'Back' })
})

it('reads guards in cells with and without quotes, and gives the links', () => {
  const table = readDelimited(
    'sku;link\r\n="00123";=HYPERLINK("https://a.example/","Menu")\r\n' +
      '"=""00456""";"=HYPERLINK(""https://b.example/"";""Bar"")"\r\n',
    ';',
  )
  expect(table.cells.slice(1)).toEqual([
    ['00123', 'Menu'],
    ['00456', 'Bar'],
  ])
  expect(table.links).toEqual({ '1:1': 'https://a.example/', '2:1': 'https://b.example/' })
})

it('gives back cells that only look guarded', () => {
  const cells = ['="00123"', "'t", "'00123", "'=1", '=HYPERLINK("https://a.example/","x")']
  expect(readDelimited(csvLine(cells), ',').cells[0]).toEqual(cells)
})
