import {
  createPdfDocument,
  type PdfDocumentOptions,
  type PdfPageLayout,
} from './create-pdf-document'
import type { Scene } from './scene'

type PdfOptions = Omit<PdfDocumentOptions, 'write' | 'forms'> & {
  /** Title of the document; defaults to that of the first scene. */
  title?: string
}

/**
 * Writes pages of codes as a PDF in memory; see `createPdfDocument`. A scene with several
 * placements is one form (§8.10), clipped to the edges of the scene. The same scenes produce the
 * same bytes.
 */
export function writePdf(
  pages: readonly PdfPageLayout[],
  { title, ...options }: PdfOptions,
): Uint8Array<ArrayBuffer> {
  const parts: Uint8Array[] = []
  const write = (bytes: Uint8Array) => parts.push(bytes)
  const document = createPdfDocument({ ...options, write, forms: findRepeated(pages) })
  for (const page of pages) document.addPage(page)
  document.finish(title ?? pages[0]?.placements[0]?.scene.title ?? '')
  const file = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    file.set(part, at)
    at += part.length
  }
  return file
}

/** Finds scenes with more than one placement, and names them. */
function findRepeated(pages: readonly PdfPageLayout[]): ReadonlyMap<Scene, string> {
  const scenes = pages.flatMap(({ placements }) => placements.map(({ scene }) => scene))
  const seen = new Set<Scene>()
  const repeated = new Map<Scene, string>()
  for (const scene of scenes) {
    if (seen.has(scene) && !repeated.has(scene)) repeated.set(scene, `form ${repeated.size}`)
    seen.add(scene)
  }
  return repeated
}
