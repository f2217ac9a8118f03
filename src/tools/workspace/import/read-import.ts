import type { ImportedLink, ImportPreview, ImportSource, LinkTable } from '@/codes'

export type ReadImport = {
  source: ImportSource
  links: readonly ImportedLink[]
  preview: ImportPreview
}

export type ImportFileFault = Extract<LinkTable, { ok: false }>['fault'] | 'unreadable'

/** Reads a file of links; its size is checked before its text is read. */
export async function readImport(
  file: Blob | string,
  { allowsHttp }: { allowsHttp: boolean },
): Promise<ReadImport | ImportFileFault> {
  try {
    const [{ importLimits, readLinkTable }, { previewLinks }] = await Promise.all([
      import('@/codes/import/read-link-table'),
      import('@/codes/import/preview-links'),
    ])
    if (file instanceof Blob && file.size > importLimits.bytes) return 'tooLarge'
    const text = typeof file === 'string' ? file : await file.text()
    // A picture or a spreadsheet is not a table of text.
    if (text.includes('\u0000')) return 'unreadable'
    const table = readLinkTable(text, { ownHosts: [location.host], policy: { allowsHttp } })
    if (!table.ok) return table.fault
    return { source: table.source, links: table.links, preview: previewLinks(table.links) }
  } catch {
    return 'unreadable'
  }
}
