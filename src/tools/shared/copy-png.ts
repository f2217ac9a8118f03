import { announceWorkDone } from '@/ui/work-done'

/**
 * Puts a PNG picture on the clipboard. Answers false where the browser cannot or may not; a picture
 * that could not be drawn is thrown on. Safari wants `write` called within the click, so the
 * picture is handed over as a promise.
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
