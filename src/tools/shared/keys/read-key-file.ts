import type { PDFDocumentProxy } from 'pdfjs-dist'
import type { Decoder } from '@/qr/decode'
import { openPdf } from '@/tools/shared/pdf/open-pdf'
import { zxingUrl } from '@/tools/shared/zxing-url'

/** A file of a thousand keys has about two hundred thousand bytes. */
const maxTextBytes = 5_000_000
/** Photos and scans of several pages. */
const maxFileBytes = 50_000_000
/** Keys are printed on a page each. */
const maxPages = 30
const pageSidePx = 2000
const maxDrawingPx = 2000

/** The file is too large, or it is neither a text nor a picture that the browser can open. */
export class KeyFileError extends Error {}

/**
 * Returns the text of a file: of a picture and of a PDF, also that of the QR codes in it.
 *
 * @throws KeyFileError
 * @throws (rejects) with the reason of `signal`
 */
export async function readKeyFile(file: Blob, signal: AbortSignal): Promise<string> {
  if (file.size > maxFileBytes) throw new KeyFileError('The file is too large')
  const head = await file.slice(0, 1024).text()
  const isDrawing = file.type === 'image/svg+xml' || /<svg[\s>]/i.test(head)
  const isPdf = head.startsWith('%PDF')
  if (!isPdf && !isDrawing && !file.type.startsWith('image/')) {
    if (file.size > maxTextBytes) throw new KeyFileError('The text is too long')
    return file.text()
  }
  const { startDecoder } = await import('@/qr/decode')
  const decoder = startDecoder({ wasmUrl: zxingUrl() })
  try {
    if (isPdf) return await readPdf(file, decoder, signal)
    if (!isDrawing) return await readCodes((request) => decoder.decodeFile(file, request), signal)
    const bitmap = await drawSvg(file)
    return await readCodes((request) => decoder.decodeBitmap(bitmap, request), signal)
  } catch (cause) {
    signal.throwIfAborted()
    throw cause instanceof KeyFileError ? cause : new KeyFileError('The file cannot be opened')
  } finally {
    decoder.stop()
  }
}

type Decode = (request: Parameters<Decoder['decodeFile']>[1]) => ReturnType<Decoder['decodeFile']>

/** Returns the texts of all codes, one in a line; '' if there are none. */
async function readCodes(decode: Decode, signal: AbortSignal): Promise<string> {
  const { budgetsMs, qrFormats } = await import('@/qr/decode')
  const request = { budgetMs: budgetsMs.picture, findAll: true, formats: qrFormats, signal }
  const result = await decode(request)
  signal.throwIfAborted()
  if (result.ok) return result.codes.map(({ text }) => text).join('\n')
  if (result.reason === 'no-code') return ''
  throw new KeyFileError('The picture cannot be read')
}

async function readPdf(file: Blob, decoder: Decoder, signal: AbortSignal): Promise<string> {
  const { document, close } = await openPdf({ data: await file.arrayBuffer() })
  try {
    const found: string[] = []
    for (let number = 1; number <= Math.min(document.numPages, maxPages); number += 1) {
      signal.throwIfAborted()
      found.push(await readPageText(document, number))
      const bitmap = await drawPdfPage(document, number)
      found.push(await readCodes((request) => decoder.decodeBitmap(bitmap, request), signal))
    }
    return found.join('\n')
  } finally {
    close()
  }
}

async function readPageText(document: PDFDocumentProxy, number: number): Promise<string> {
  const page = await document.getPage(number)
  const { items } = await page.getTextContent()
  return items.map((item) => ('str' in item ? item.str : '')).join(' ')
}

async function drawPdfPage(pdf: PDFDocumentProxy, number: number): Promise<ImageBitmap> {
  const page = await pdf.getPage(number)
  const size = page.getViewport({ scale: 1 })
  const scale = pageSidePx / Math.max(size.width, size.height)
  const viewport = page.getViewport({ scale })
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.floor(viewport.width))
  canvas.height = Math.max(1, Math.floor(viewport.height))
  // The intent “display” waits for animation frames, which a hidden tab never gets.
  await page.render({ canvas, viewport, intent: 'print', background: '#ffffff' }).promise
  return createImageBitmap(canvas)
}

/** Draws an SVG, which workers cannot open. */
async function drawSvg(file: Blob): Promise<ImageBitmap> {
  const url = URL.createObjectURL(new Blob([file], { type: 'image/svg+xml' }))
  try {
    const picture = new Image()
    picture.src = url
    await picture.decode()
    const ratio = picture.naturalHeight / Math.max(1, picture.naturalWidth)
    const canvas = document.createElement('canvas')
    canvas.width = Math.max(1, Math.round(maxDrawingPx / Math.max(1, ratio)))
    canvas.height = Math.max(1, Math.round(maxDrawingPx * Math.min(1, ratio)))
    const context = canvas.getContext('2d')
    if (!context) throw new KeyFileError('No canvas')
    context.fillStyle = '#ffffff'
    context.fillRect(0, 0, canvas.width, canvas.height)
    context.drawImage(picture, 0, 0, canvas.width, canvas.height)
    return await createImageBitmap(canvas)
  } finally {
    URL.revokeObjectURL(url)
  }
}
