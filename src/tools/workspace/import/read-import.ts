import type { ImportedLink, ImportPreview, ImportSource, LinkTable } from '@/codes'
import { cellKey, type TableFailure } from '@/tools/shared/table/table'
import type { TextEncoding } from '@/tools/shared/table/text-encodings'

export type ReadImport = {
  source: ImportSource
  links: readonly ImportedLink[]
  preview: ImportPreview
  /** The encoding of a text file. */
  encoding?: string
  /** Reads the same file in another encoding. */
  readAgain: (encoding: TextEncoding) => Promise<ReadImport | ImportFileFault>
}

export type ImportFileFault = Extract<LinkTable, { ok: false }>['fault'] | 'tooLarge' | 'unreadable'

type Options = { allowsHttp: boolean; language: string; encoding?: TextEncoding }

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
    const { allowsHttp, ...reading } = options
    const read = await readTable({ data, ...reading })
    if (!read.ok) return faultOf(read.reason)
    const { cells, links: behind, encoding } = read.table
    const table = readLinkTable(cells, {
      ownHosts: [location.host],
      policy: { allowsHttp },
      findLink: (row, column) => behind?.[cellKey(row, column)],
    })
    // In a wrong encoding, a table has no links; the preview lets the visitor choose another one.
    if (!table.ok && !(options.encoding && table.fault === 'noLinks')) return table.fault
    const { source, links } = table.ok ? table : { source: 'other' as const, links: [] }
    return {
      source,
      links,
      preview: previewLinks(links),
      ...(encoding && { encoding }),
      readAgain: (chosen) => readImport(data, { ...options, encoding: chosen }),
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
