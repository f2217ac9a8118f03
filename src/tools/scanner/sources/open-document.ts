import type { PDFDocumentProxy } from 'pdfjs-dist'
import { openPdf } from '@/tools/shared/pdf/open-pdf'
import { openBitmap } from './open-bitmap'
import { type OpenedFile, type OpenFileOptions, type OpenOptions, SheetError } from './opened-file'

/** The limit of pages that are scanned; the result states it. */
const maxPages = 300
/** Dots per inch, at first and for a second attempt. */
const [usualDpi, fineDpi] = [200, 300]
/** Small pages, such as labels, are drawn at least this large. */
const minSidePx = 1200
const maxPixels = 12_000_000
const pageLimitMs = 30_000

/**
 * The pages of a PDF, drawn one at a time. Requests go only to this origin, and scripts in the PDF
 * do not run.
 *
 * @throws SheetError
 */
export async function openDocument(
  file: Blob,
  { password }: OpenFileOptions = {},
): Promise<OpenedFile> {
  try {
    const { document, close } = await openPdf({ data: await file.arrayBuffer(), password })
    const count = Math.min(document.numPages, maxPages)
    return {
      kind: 'pages',
      count,
      total: document.numPages,
      openSheet: async (index, options) => {
        const bitmap = await drawPage(document, index + 1, options)
        if (document.numPages === 1) return openBitmap(bitmap)
        return openBitmap(bitmap, { kind: 'page', number: index + 1, count: document.numPages })
      },
      close,
    }
  } catch (error) {
    const isLocked = error instanceof Error && error.name === 'PasswordException'
    if (!isLocked) throw new SheetError('unreadable-document')
    throw new SheetError(password === undefined ? 'locked-document' : 'wrong-password')
  }
}

async function drawPage(
  pdf: PDFDocumentProxy,
  number: number,
  { signal, isFine }: OpenOptions,
): Promise<ImageBitmap> {
  const canvas = document.createElement('canvas')
  try {
    const page = await pdf.getPage(number)
    const { width, height } = page.getViewport({ scale: 1 })
    const dpi = isFine ? fineDpi : usualDpi
    const wanted = Math.max(dpi / 72, minSidePx / Math.max(width, height))
    const viewport = page.getViewport({
      scale: Math.min(wanted, Math.sqrt(maxPixels / (width * height))),
    })
    canvas.width = Math.max(1, Math.floor(viewport.width))
    canvas.height = Math.max(1, Math.floor(viewport.height))
    // The intent “display” waits for animation frames, which a hidden tab never gets.
    const task = page.render({ canvas, viewport, intent: 'print', background: '#ffffff' })
    const stop = () => task.cancel()
    const timer = setTimeout(stop, pageLimitMs)
    signal.addEventListener('abort', stop)
    try {
      await task.promise
    } finally {
      clearTimeout(timer)
      signal.removeEventListener('abort', stop)
      page.cleanup()
    }
    return await createImageBitmap(canvas)
  } catch {
    throw new SheetError(signal.aborted ? 'aborted' : 'unreadable-document')
  } finally {
    // Some browsers release a canvas's memory only when it is resized.
    canvas.width = 0
    canvas.height = 0
  }
}
