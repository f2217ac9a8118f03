import { getDocument, type PDFDocumentProxy, PDFWorker } from 'pdfjs-dist'
import { loadHttp } from '@/std/load-http'
import { pdfDataUrls } from './pdf-data-urls'

type OpenedPdf = { document: PDFDocumentProxy; close: () => void }

/**
 * Opens a PDF from its bytes or from an address of this origin, whose parts are fetched on demand.
 * Requests go only to this origin, and scripts in the PDF do not run.
 *
 * @throws (rejects) errors of the library, such as `PasswordException`
 */
export async function openPdf(source: { data: ArrayBuffer } | { url: string }): Promise<OpenedPdf> {
  const thread = new Worker(new URL('./pdf-worker.ts', import.meta.url), { type: 'module' })
  const worker = PDFWorker.create({ port: thread })
  const close = () => {
    worker.destroy()
    thread.terminate()
  }
  try {
    const { promise } = getDocument({
      ...source,
      worker,
      BinaryDataFactory: OwnData,
      useWorkerFetch: false,
      // Fetches only the pages that are shown.
      disableAutoFetch: true,
      // Draws glyphs as paths, so that no font of the document is added to the page.
      disableFontFace: true,
      isEvalSupported: false,
      verbosity: 0,
    })
    return { document: await promise, close }
  } catch (error) {
    close()
    throw error
  }
}

/** Loads the library's data files by name. */
class OwnData {
  async fetch({ filename }: { filename: string }): Promise<Uint8Array> {
    const url = pdfDataUrls[filename]
    if (!url) throw new Error(`No ${filename}`)
    const http = await loadHttp()
    return new Uint8Array(await http(url.href, { responseType: 'arrayBuffer' }))
  }
}
