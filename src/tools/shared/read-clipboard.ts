import { findDrawingText } from './use-incoming-files'

/**
 * A picture, or the source of a drawing, from the clipboard; for those without a keyboard.
 *
 * @throws (rejects) where the browser may not read it
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
