import { announceWorkDone } from '@/ui/work-done'

const svgType = 'image/svg+xml'

/**
 * Copies an SVG to the clipboard: as text, which Figma and other editors import as a drawing, and
 * also as a picture if the browser supports that. Returns false if the browser cannot or may not
 * copy.
 *
 * @throws (rejects) the error of a drawing that failed
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
