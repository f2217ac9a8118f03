import { readFile } from 'node:fs/promises'
import type { PdfX } from './pdf-x'

const profile = new URL('../../../public/print/fogra39-compact.icc', import.meta.url)

/** Reads what a PDF/X file needs, in Node. */
export async function readPdfX(): Promise<PdfX> {
  return { profile: new Uint8Array(await readFile(profile)), createdAt: new Date() }
}
