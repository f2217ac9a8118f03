/**
 * Puts a PNG picture on the clipboard. Answers false where the browser cannot or may not. Safari
 * wants `write` called within the click, so the picture is handed over as a promise.
 */
export async function copyPng(png: Promise<Uint8Array<ArrayBuffer>>): Promise<boolean> {
  if (typeof ClipboardItem === 'undefined' || !navigator.clipboard?.write) return false
  try {
    const picture = png.then((bytes) => new Blob([bytes], { type: 'image/png' }))
    await navigator.clipboard.write([new ClipboardItem({ 'image/png': picture })])
    return true
  } catch {
    return false
  }
}
