import { announceWorkDone } from '@/ui/work-done'

const svgType = 'image/svg+xml'

/**
 * Puts an SVG on the clipboard: as text, which Figma and editors take for a drawing, and where the
 * browser has a place for it also as a picture. Answers false where it cannot or may not; a drawing
 * that failed is thrown on.
 */
export async function copySvg(svg: Promise<Blob>): Promise<boolean> {
  svg.catch(() => {})
  if (typeof ClipboardItem === 'undefined' || !navigator.clipboard?.write) return false
  const text = svg.then((blob) => new Blob([blob], { type: 'text/plain' }))
  text.catch(() => {})
  const hasPlace = 'supports' in ClipboardItem && ClipboardItem.supports(svgType)
  try {
    await navigator.clipboard.write([
      new ClipboardItem({ 'text/plain': text, ...(hasPlace && { [svgType]: svg }) }),
    ])
    announceWorkDone()
    return true
  } catch {
    await svg
    return false
  }
}
