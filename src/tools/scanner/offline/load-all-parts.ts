import type { Locale } from '@/i18n/locales'
import { loadInTurn } from '@/tools/shared/load-in-turn'
import { loadCamera } from '../camera-part'
import { loadEditing } from '../edit/load-editing'
import { loadDesk, loadHistory, loadScannerMessages, loadScreenCapture } from '../scanner-parts'
import { browserPlatform } from '../sources/browser-platform'
import { createScanQueue } from '../sources/scan-queue'
import { smallDocument, smallPicture } from './small-files'

/** What one would miss most without a connection and may not have opened yet. */
export async function loadAllParts(locale: Locale): Promise<void> {
  await loadInTurn([
    () => loadScannerMessages(locale),
    loadDesk,
    loadCamera,
    loadScreenCapture,
    loadHistory,
    loadEditing,
    readOnce,
    loadDocumentDecoders,
  ])
}

/** Readers and their workers come with the first picture and the first document: two small ones. */
function readOnce(): Promise<void> {
  const queue = createScanQueue(browserPlatform)
  return new Promise((resolve) => {
    queue.subscribe(() => {
      const { pictures, isBusy } = queue.getSnapshot()
      if (isBusy || pictures.length < 2) return
      queue.stop()
      resolve()
    })
    queue.add([smallPicture(), smallDocument()], 'file')
  })
}

/** Pictures in scanned documents have decoders of their own. */
async function loadDocumentDecoders(): Promise<void> {
  const { pdfDataUrls } = await import('../sources/pdf-data-urls')
  const decoders = Object.entries(pdfDataUrls).filter(([name]) => name.endsWith('.wasm'))
  await Promise.all(decoders.map(([, url]) => fetch(url)))
}
