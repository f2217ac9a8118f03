import { paths } from '@/paths'
import type { PdfX } from '@/qr/render'

/** Loads what a PDF/X file needs. @throws if the profile cannot be loaded */
export async function loadPdfX(): Promise<PdfX> {
  const response = await fetch(paths.printProfile)
  if (!response.ok) throw new Error(`The print profile was not loaded: ${response.status}`)
  return { profile: new Uint8Array(await response.arrayBuffer()), createdAt: new Date() }
}
