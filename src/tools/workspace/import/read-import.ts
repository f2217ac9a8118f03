import type { ImportedLink, ImportPreview, ImportSource, LinkColumns, LinkTable } from '@/codes'
import { cellKey, type TableFailure } from '@/tools/shared/table/table'
import type { TextEncoding } from '@/tools/shared/table/text-encodings'

export type ReadImport = {
  source: ImportSource
  links: readonly ImportedLink[]
  preview: ImportPreview
  /** One for each column; '' without a heading. */
  headings: readonly string[]
  columns: LinkColumns
  /** The encoding of a text file. */
  encoding?: string
  /** Reads the same file in another encoding, or with other columns. */
  readAgain: (change: ReadChange) => Promise<ReadImport | ImportFileFault>
}

export type ImportFileFault = Extract<LinkTable, { ok: false }>['fault'] | 'tooLarge' | 'unreadable'

type ReadChange = { encoding?: TextEncoding; columns?: LinkColumns }
type Options = ReadChange & { allowsHttp: boolean; language: string }

const nothing = { source: 'other', links: [], headings: [], columns: {} } as const

/** Reads a file or pasted rows of links; the size is checked before the text is read. */
export async function readImport(
  data: Blob | string,
  options: Options,
): Promise<ReadImport | ImportFileFault> {
  try {
    const [{ importLimits, readLinkTable }, { previewLinks }, { readTable }] = await Promise.all([
      import('@/codes/import/read-link-table'),
      import('@/codes/import/preview-links'),
      import('@/tools/shared/table/read-table'),
    ])
    const { size } = typeof data === 'string' ? new Blob([data]) : data
    if (size > importLimits.bytes) return 'tooLarge'
    const { allowsHttp, columns, ...reading } = options
    const read = await readTable({ data, ...reading })
    if (!read.ok) return faultOf(read.reason)
    const { cells, links: behind, encoding, brokenRows } = read.table
    // A quote that does not close contains all rows below it.
    if (brokenRows.length > 0) return 'unreadable'
    const table = readLinkTable(cells, {
      ownHosts: [location.host],
      policy: { allowsHttp },
      findLink: (row, column) => behind?.[cellKey(row, column)],
      ...(columns && { columns }),
    })
    // In a wrong encoding, a table has no links; the preview lets the visitor choose another one.
    if (!table.ok && !(options.encoding && table.fault === 'noLinks')) return table.fault
    const { ok: _, ...shown } = table.ok ? table : { ...table, ...nothing }
    return {
      ...shown,
      preview: previewLinks(shown.links),
      ...(encoding && { encoding }),
      readAgain: (change) => readImport(data, { ...options, ...change }),
    }
  } catch {
    return 'unreadable'
  }
}

function faultOf(reason: TableFailure): ImportFileFault {
  if (reason === 'empty') return 'noLinks'
  if (reason === 'too-large') return 'tooLarge'
  return reason === 'too-many-rows' ? 'tooManyRows' : 'unreadable'
}
