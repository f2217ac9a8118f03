import { maxColumns, maxRows } from '@/qr/batch'
import { readXml } from '@/std/read-xml'
import { decodeXstring } from './decode-xstring'
import { formatCell, type WorkbookContext } from './format-cell'
import { readHyperlink } from './read-hyperlink'
import { cellKey, type Table } from './table'

type Cell = {
  row: number
  column: number
  type: string
  style: number
  value?: string
  formula?: string
}

type SheetTable = Pick<Table, 'cells' | 'links' | 'missingValues' | 'hiddenRows'>

/**
 * Reads the cells of a sheet. Hidden rows are left empty, so that the numbers of the rows below
 * stay the same.
 *
 * @param links by the reference of their cell
 */
export function readWorkbookSheet(
  xml: string,
  links: ReadonlyMap<string, string>,
  context: WorkbookContext,
): SheetTable {
  const cells: string[][] = []
  const linked: Record<string, string> = {}
  const missingValues: string[] = []
  let hiddenRows = 0
  let row = -1
  /** Where a cell without reference is. */
  let nextColumn = 0
  let isHidden = false
  let cell: Cell | undefined
  /** Whether the text is the reading of a Japanese word. */
  let isReading = false
  const finish = ({ row, column, ...content }: Cell, reference: string) => {
    // One row and column more than the limits, which are checked for every kind of list.
    if (row > maxRows + 1 || column > maxColumns) return
    const made = readHyperlink(decodeXstring(content.formula ?? ''))
    const text = formatCell(content, context) ?? made.text
    const link = links.get(reference) ?? made.link
    if (text === undefined) missingValues.push(cellKey(row, column))
    if (link) linked[cellKey(row, column)] = link
    while (cells.length <= row) cells.push([])
    const line = cells[row]
    if (!line) return
    while (line.length < column) line.push('')
    line[column] = text ?? ''
  }
  readXml(xml, {
    open(name, attributes) {
      if (name === 'row') {
        row = attributes.r ? Number(attributes.r) - 1 : row + 1
        nextColumn = 0
        isHidden = /^(1|true)$/.test(attributes.hidden ?? '')
        if (isHidden) hiddenRows++
      }
      if (name === 'rPh') isReading = true
      if (name !== 'c' || isHidden) return
      const { r, t = 'n', s = '0' } = attributes
      const column = r ? columnOf(r) : nextColumn
      nextColumn = column + 1
      cell = { row, column, type: t, style: Number(s) }
    },
    text(content, name) {
      if (!cell || isReading) return
      if (name === 'v' || name === 't') cell.value = (cell.value ?? '') + content
      if (name === 'f') cell.formula = (cell.formula ?? '') + content
    },
    close(name) {
      if (name === 'rPh') isReading = false
      if (name === 'f' && cell) cell.formula ??= ''
      if (name === 'v' && cell) cell.value ??= ''
      if (name !== 'c' || !cell) return
      finish(cell, referenceOf(cell))
      cell = undefined
    },
  })
  return {
    cells,
    ...(Object.keys(linked).length > 0 && { links: linked }),
    ...(missingValues.length > 0 && { missingValues }),
    ...(hiddenRows > 0 && { hiddenRows }),
  }
}

/** Column of a reference such as `AB12`, from 0. */
function columnOf(reference: string): number {
  const letters = /^[A-Z]{1,3}/.exec(reference)?.[0] ?? 'A'
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1
}

function referenceOf({ row, column }: Cell): string {
  const letters: string[] = []
  for (let rest = column; rest >= 0; rest = Math.floor(rest / 26) - 1)
    letters.unshift(String.fromCharCode(65 + (rest % 26)))
  return `${letters.join('')}${row + 1}`
}
