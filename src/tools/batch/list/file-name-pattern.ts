const token = /\{([^{}]+)\}/g

export type NameParts = {
  /** Number of the row in its spreadsheet, from 1. */
  row: number
  /** Number of the code in the list, from 1; headings and empty rows are not counted. */
  number: number
  title: string
  /** Cells by the names of their columns. */
  cells: ReadonlyMap<string, string>
}

/**
 * Names the file of a row, without extension: `{n:0001} {Name}` with the running number, cells and
 * content of the code inserted. A column's name has priority over a built-in token; braces that
 * match neither remain. Slashes in the pattern and in cells separate folders. Returns '' if nothing is
 * left. Characters that file systems reject are replaced when the archive is created.
 */
export function fillFileNamePattern(pattern: string, parts: NameParts): string {
  const cells = new Map([...parts.cells].map(([name, cell]) => [name, withFolders(cell)]))
  const name = fillPattern(pattern, { ...parts, cells, title: withoutFolders(parts.title) })
  return name.replace(/\s+/g, ' ').trim()
}

/** Fills the text of a label, which may have several lines. Lines without content are left out. */
export function fillLabelText(pattern: string, parts: NameParts): string {
  const lines = fillPattern(pattern, parts).split(/\r?\n/)
  return lines
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter(Boolean)
    .join('\n')
}

function fillPattern(pattern: string, parts: NameParts): string {
  return pattern.replace(token, (whole, inside: string) => {
    const column = parts.cells.get(inside.trim())
    if (column !== undefined) return column
    const [, word = '', digits = ''] = /^\s*([a-z]+)(?::(\d{1,12}))?\s*$/i.exec(inside) ?? []
    switch (word.toLowerCase()) {
      case 'n':
        return numberFrom(parts.number, digits)
      case 'row':
        return String(parts.row).padStart(digits.length, '0')
      case 'title':
        return parts.title
      default:
        return whole
    }
  })
}

/** Links and dates contain slashes that do not separate folders. */
function withFolders(cell: string): string {
  return /:\/\/|\d\/\d/.test(cell) ? withoutFolders(cell) : cell
}

function withoutFolders(text: string): string {
  return text.replace(/[/\\]+/g, '-')
}

/** Returns the names in braces that are neither built-in tokens nor columns. */
export function findUnknownTokens(pattern: string, columns: readonly string[]): readonly string[] {
  const inside = [...pattern.matchAll(token)].flatMap(([, name = '']) => name.trim())
  return inside.filter(
    (name) => !columns.includes(name) && !/^(n|row|title)(:\d{1,12})?$/i.test(name),
  )
}

/** Formats a number from a start value: `0001` counts from 1 with four digits, `0100` from 100. */
export function numberFrom(number: number, digits: string): string {
  const first = digits === '' || Number(digits) === 0 ? 1 : Number(digits)
  return String(first + number - 1).padStart(digits.length, '0')
}
