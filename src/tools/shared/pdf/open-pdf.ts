import { getDocument, type PDFDocumentProxy, PDFWorker } from 'pdfjs-dist'
import { loadHttp } from '@/std/load-http'
import { pdfDataUrls } from './pdf-data-urls'

type OpenedPdf = { document: PDFDocumentProxy; close: () => void }

/**
 * Opens a PDF, given as its bytes or as an address of ours, of which parts are fetched as they are
 * needed. Nothing is fetched but from our own origin, and no script in it runs.
 *
 * @throws (rejects) what the library throws, `PasswordException` among it
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
      // Only the pages that someone looks at.
      disableAutoFetch: true,
      // Glyphs are drawn as paths, so that no font of the document gets into the page.
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

/** Gives the library what it asks for by name. */
class OwnData {
  async fetch({ filename }: { filename: string }): Promise<Uint8Array> {
    const url = pdfDataUrls[filename]
    if (!url) throw new Error(`No ${filename}`)
    const http = await loadHttp()
    return new Uint8Array(await http(url.href, { responseType: 'arrayBuffer' }))
  }
}
