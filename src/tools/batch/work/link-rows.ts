import { maxBulkDesignBytes, type Problem } from '@/codes'
import type { BatchProgress, MadeLink } from '../batch-job'
import { type BatchFolder, fileNames, type StoredFile } from './batch-folder'
import type { StoredBatch } from './batch-store'
import { createRowStore } from './row-store'
import type { JobHeader, WorkRow } from './work-job'

/** Rows to create dynamic codes for; the same rows always have the same `key`. */
export type LinkRequest = { key: string; header: JobHeader; rows: readonly WorkRow[] }

/** `made` is in the order of the rows. */
export type LinkResult =
  | { ok: true; made: readonly MadeLink[] }
  | { ok: false; problem: Problem | null }

/** A resumed batch continues from a multiple of this, so it depends on the header only. */
const maxLinksPerRequest = 250
const encoder = new TextEncoder()
const decoder = new TextDecoder()

/** Has the page create a dynamic code for each row that has none yet. */
export async function linkRows(
  folder: BatchFolder,
  { header, slices }: StoredBatch,
  {
    makeLinks,
    onProgress,
  }: {
    makeLinks: (request: LinkRequest) => Promise<LinkResult>
    onProgress: (progress: BatchProgress) => void
  },
): Promise<LinkResult> {
  const rowFile = await folder.open(fileNames.rows)
  const linkFile = await folder.open(fileNames.links)
  const { id, total } = header
  const unknown = { faulty: 0, perSecond: null, remainingSeconds: null }
  try {
    const store = openLinkStore(linkFile)
    const rows = createRowStore(rowFile, slices)
    const linksPerRequest = countLinksPerRequest(header)
    for (;;) {
      const done = store.made().length
      onProgress({ state: 'linking', done, total, ...unknown })
      const some = rows.read(done, linksPerRequest)
      if (some.length === 0) return { ok: true, made: store.made() }
      const result = await makeLinks({ key: `${id}:${done}`, header, rows: some })
      if (!result.ok) return result
      store.add(result.made)
    }
  } finally {
    rowFile.close()
    linkFile.close()
  }
}

/** The server stores a copy of the style with each code, and limits their total for a request. */
function countLinksPerRequest({ design }: JobHeader): number {
  const designBytes = JSON.stringify(design).length
  return Math.max(1, Math.min(maxLinksPerRequest, Math.floor(maxBulkDesignBytes / designBytes)))
}

/**
 * The links that the server has created, from the first row on, with a line for each response. An
 * incomplete line is removed; the server repeats its response to the same request.
 */
function openLinkStore(file: StoredFile) {
  const bytes = file.read(0, file.size())
  const end = bytes.lastIndexOf(0x0a) + 1
  file.truncate(end)
  const lines = decoder.decode(bytes.subarray(0, end)).split('\n').slice(0, -1)
  const made = lines.flatMap((line) => JSON.parse(line) as MadeLink[])
  return {
    made: () => made as readonly MadeLink[],
    add(more: readonly MadeLink[]): void {
      file.append(encoder.encode(`${JSON.stringify(more)}\n`))
      // The server repeats these keys for a day only.
      file.flush()
      made.push(...more)
    },
  }
}
