import { announceWorkDone } from '@/ui/work-done'

/**
 * Copies a PNG picture to the clipboard. Returns false if the browser cannot or may not copy.
 * Safari requires that `write` is called within the click, so the picture is passed as a promise.
 *
 * @throws (rejects) the error of a picture that could not be drawn
 */
export async function copyPng(png: Promise<Blob>): Promise<boolean> {
  // `await png` below throws drawing errors; this avoids an unhandled rejection in other cases.
  png.catch(() => {})
  if (typeof ClipboardItem === 'undefined' || !navigator.clipboard?.write) return false
  try {
    await navigator.clipboard.write([new ClipboardItem({ 'image/png': png })])
    announceWorkDone()
    return true
  } catch {
    await png
    return false
  }
}
