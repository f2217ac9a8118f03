import { findDrawingText } from './use-incoming-files'

/**
 * Reads a picture, or the source of a drawing, from the clipboard, for devices without a keyboard.
 *
 * @throws (rejects) if the browser may not read the clipboard
 */
export async function readClipboard(): Promise<Blob | undefined> {
  for (const item of await navigator.clipboard.read()) {
    const type = item.types.find((each) => each.startsWith('image/'))
    if (type) return item.getType(type)
    if (!item.types.includes('text/plain')) continue
    const drawing = findDrawingText(await (await item.getType('text/plain')).text())
    if (drawing) return drawing
  }
  return undefined
}

export function canReadClipboard(): boolean {
  return typeof navigator.clipboard?.read === 'function'
}
