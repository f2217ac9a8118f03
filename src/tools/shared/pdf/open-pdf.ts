import { getDocument, type PDFDocumentProxy, PDFWorker } from 'pdfjs-dist'
import { loadHttp } from '@/std/load-http'

type OpenedPdf = { document: PDFDocumentProxy; close: () => void }

/**
 * Opens a PDF from its bytes or from an address of this origin, whose parts are fetched on demand.
 * Requests go only to this origin, and scripts in the PDF do not run.
 *
 * @throws (rejects) errors of the library, such as `PasswordException`
 */
export async function openPdf(
  source: { data: ArrayBuffer; password?: string | undefined } | { url: string },
): Promise<OpenedPdf> {
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

/**
 * Addresses of the library's data: decoders of scanned pages (JBIG2, JPEG 2000) and the fourteen
 * standard fonts (ISO 32000-1, 9.6.2.2). Listed one by one, because the bundler copies only files
 * with a literal path.
 */
const pdfDataUrls: Readonly<Record<string, URL>> = {
  'jbig2.wasm': new URL('pdfjs-dist/wasm/jbig2.wasm', import.meta.url),
  'openjpeg.wasm': new URL('pdfjs-dist/wasm/openjpeg.wasm', import.meta.url),
  'FoxitDingbats.pfb': new URL('pdfjs-dist/standard_fonts/FoxitDingbats.pfb', import.meta.url),
  'FoxitFixed.pfb': new URL('pdfjs-dist/standard_fonts/FoxitFixed.pfb', import.meta.url),
  'FoxitFixedBold.pfb': new URL('pdfjs-dist/standard_fonts/FoxitFixedBold.pfb', import.meta.url),
  'FoxitFixedBoldItalic.pfb': new URL(
    'pdfjs-dist/standard_fonts/FoxitFixedBoldItalic.pfb',
    import.meta.url,
  ),
  'FoxitFixedItalic.pfb': new URL(
    'pdfjs-dist/standard_fonts/FoxitFixedItalic.pfb',
    import.meta.url,
  ),
  'FoxitSerif.pfb': new URL('pdfjs-dist/standard_fonts/FoxitSerif.pfb', import.meta.url),
  'FoxitSerifBold.pfb': new URL('pdfjs-dist/standard_fonts/FoxitSerifBold.pfb', import.meta.url),
  'FoxitSerifBoldItalic.pfb': new URL(
    'pdfjs-dist/standard_fonts/FoxitSerifBoldItalic.pfb',
    import.meta.url,
  ),
  'FoxitSerifItalic.pfb': new URL(
    'pdfjs-dist/standard_fonts/FoxitSerifItalic.pfb',
    import.meta.url,
  ),
  'FoxitSymbol.pfb': new URL('pdfjs-dist/standard_fonts/FoxitSymbol.pfb', import.meta.url),
  'LiberationSans-Bold.ttf': new URL(
    'pdfjs-dist/standard_fonts/LiberationSans-Bold.ttf',
    import.meta.url,
  ),
  'LiberationSans-BoldItalic.ttf': new URL(
    'pdfjs-dist/standard_fonts/LiberationSans-BoldItalic.ttf',
    import.meta.url,
  ),
  'LiberationSans-Italic.ttf': new URL(
    'pdfjs-dist/standard_fonts/LiberationSans-Italic.ttf',
    import.meta.url,
  ),
  'LiberationSans-Regular.ttf': new URL(
    'pdfjs-dist/standard_fonts/LiberationSans-Regular.ttf',
    import.meta.url,
  ),
}
