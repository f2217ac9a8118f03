import { coveredHeader } from '../../exchange/covered-header'
import type { ExchangeExportOrder } from '../../exchange/export-documents'
import { fetchAnswer } from '../requests/request'
import { collectParts, type ExportPart } from './collect-parts'

type Order = Omit<ExchangeExportOrder, 'inParts'>

/**
 * Downloads files for translators, part by part if the selection is large.
 *
 * @param onProgress is called with the number of documents that are done
 * @returns the name of the file; undefined if nothing needs work
 */
export async function requestExport(
  order: Order,
  { signal, onProgress }: { signal: AbortSignal; onProgress: (documents: number) => void },
): Promise<string | undefined> {
  const parts: ExportPart[] = []
  let done = 0
  while (done < order.documents.length) {
    const rest = { ...order, documents: order.documents.slice(done), inParts: true }
    const { part, covered } = await requestPart(rest, signal)
    if (part) parts.push(part)
    done += covered
    onProgress(done)
  }
  const file = await collectParts(parts)
  if (file) download(file)
  return file?.name
}

async function requestPart(
  order: ExchangeExportOrder,
  signal: AbortSignal,
): Promise<{ part: ExportPart | undefined; covered: number }> {
  const answer = await fetchAnswer('POST /exchange/export', { body: order }, { signal })
  const covered = Number(answer.headers.get(coveredHeader))
  // Without progress, the requests would not end.
  if (!(covered > 0)) throw new Error('The answer does not name the exported documents')
  if (answer.status === 204) return { part: undefined, covered }
  const header = answer.headers.get('content-disposition') ?? ''
  const name = header.match(/filename="?([^";]+)/)?.[1] ?? 'translations'
  return { part: { name, bytes: new Uint8Array(await answer.arrayBuffer()) }, covered }
}

function download({ name, bytes }: ExportPart): void {
  const url = URL.createObjectURL(new Blob([bytes.slice()]))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The browser reads the file after the click.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
