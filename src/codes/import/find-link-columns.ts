import { isBareLink } from '@/qr/content/is-bare-link'
import { foldWord, foldWords } from '@/std/fold-word'
import headings from './link-columns.json' with { type: 'json' }
import { type LinkColumns, type LinkField, linkFields } from './link-fields'

export type LinkRow = {
  /** Number of the row in the file, from 1. */
  row: number
  cells: readonly string[]
}
/** Finds the link behind a cell, whose row and column are counted from 0. */
export type FindLink = (row: number, column: number) => string | undefined

/** Rows whose cells are examined. */
const sampleRows = 50

/**
 * Finds columns by their headings, and by their cells where a heading has two meanings: “address” is
 * the end of a short link in one service and a link in another. Without a known heading, the column
 * with the most links is that of the links.
 */
export function findLinkColumns(
  rows: readonly LinkRow[],
  findLink: FindLink = () => undefined,
): { columns: LinkColumns; hasHeadings: boolean } {
  const [first, ...others] = rows.slice(0, sampleRows)
  if (!first) return { columns: {}, hasHeadings: false }
  const isLink = ({ row, cells }: LinkRow, column: number) => {
    const cell = cells[column]?.trim() ?? ''
    return /^https?:\/\//i.test(cell) || isBareLink(cell) || Boolean(findLink(row - 1, column))
  }
  // A column of links may have no heading.
  const width = Math.max(first.cells.length, ...others.map(({ cells }) => cells.length))
  const all = Array.from({ length: width }, (_, column) => column)
  const hasHeadings = !all.some((column) => isLink(first, column))
  const sample = hasHeadings ? others : [first, ...others]
  const names = hasHeadings ? first.cells.map(foldWord) : []
  const find = (field: LinkField) =>
    foldWords(headings[field]).flatMap((word) => all.filter((column) => names[column] === word))
  const links = all.map((column) => sample.filter((row) => isLink(row, column)).length)
  const findMost = (columns: readonly number[]) =>
    columns
      .filter((column) => links[column])
      .sort((one, two) => (links[two] ?? 0) - (links[one] ?? 0))[0]
  const hasBlanks = (column: number) =>
    sample.some(({ cells }) => /\s/.test(cells[column]?.trim() ?? ''))

  const known = find('url')
  const endings = find('slug')
  const url =
    known.find((column) => links[column]) ??
    findMost(all.filter((column) => !endings.includes(column))) ??
    findMost(endings) ??
    known[0]
  const taken = new Set(url === undefined ? [] : [url])
  const columns: Partial<Record<LinkField, readonly number[]>> = {}
  if (url !== undefined) columns.url = [url]
  for (const field of linkFields.slice(1)) {
    const free = find(field).filter((column) => !taken.has(column))
    const own = field === 'slug' ? free.filter((column) => !hasBlanks(column)) : free.slice(0, 1)
    for (const column of own) taken.add(column)
    if (own.length > 0) columns[field] = own
  }
  return { columns, hasHeadings }
}
