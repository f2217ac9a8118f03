import { readPublicGlyphs } from '@/data/read-public-glyphs'
import { getLocale, type Locale } from '@/i18n/locales'
import { encodeMatrix } from '@/qr/encode'
import { placePath, rasterizeScene, renderPath, type SceneShape, writePng } from '@/qr/render'
import { outlineText } from '@/qr/text'
import { drawModules } from '@/site/art/draw-modules'
import { hashPoint } from '@/site/art/hash-point'
import { logoShape } from '@/site/logo-shape'
import { pagePictureSize } from './page-picture-size'
import { setTitle } from './set-title'

export type PagePicture = {
  locale: Locale
  title: string
  siteName: string
  /** Content of the code: the page's canonical address. */
  url: string
}

/** The light theme of `globals.css`. */
const colors = {
  paper: '#faf8f3',
  ink: '#1a1815',
  soft: '#57524a',
  accent: '#c3360f',
  white: '#ffffff',
}
const marginPx = 72
const titleBox = { top: 156, width: 640, height: 344 }
const panel = { left: 792, modulePx: 12, crumblingColumns: 6 }
const codeSidePx = 344
const quietZoneModules = 4

/**
 * Draws the preview of a page for social media: its title, the site's name, and a code that opens
 * it.
 */
export async function drawPagePicture(picture: PagePicture): Promise<Uint8Array<ArrayBuffer>> {
  const { width, height } = pagePictureSize
  const items = [
    fill(`M0 0H${width}V${height}H0Z`, colors.paper),
    ...drawPanel(),
    ...drawCode(picture.url),
    ...(await drawName(picture)),
    ...(await drawTitle(picture)),
    ...(await drawAddress(picture)),
  ]
  const { title } = picture
  const symbol = { x: 0, y: 0, sizeModules: 0 }
  const pixels = rasterizeScene({ width, height, widthPx: width, symbol, items, title })
  return writePng(pixels, { title })
}

/** A dark panel up to the edges that dissolves into modules where it meets the paper. */
function drawPanel(): SceneShape[] {
  const { width, height } = pagePictureSize
  const { left, modulePx, crumblingColumns } = panel
  const edge = drawModules(crumblingColumns, Math.ceil(height / modulePx), (x, y) => {
    return hashPoint('page', x, y) < ((x + 0.6) / crumblingColumns) ** 1.4
  })
  const edgeLeft = left - crumblingColumns * modulePx
  return [
    fill(placePath(edge, { left: edgeLeft, top: 0, scale: modulePx }), colors.ink),
    fill(`M${left} 0H${width}V${height}H${left}Z`, colors.ink),
  ]
}

/**
 * Draws the code with whole pixels per module, on white with its quiet zone, centered in the panel.
 */
function drawCode(url: string): SceneShape[] {
  const encoded = encodeMatrix(url, { level: 'M' })
  if (!encoded.ok) return []
  const { matrix } = encoded
  const sizeModules = matrix.sizeModules + 2 * quietZoneModules
  const scale = Math.max(1, Math.floor(codeSidePx / sizeModules))
  const side = sizeModules * scale
  const left = Math.round((panel.left + pagePictureSize.width - side) / 2)
  const top = Math.round((pagePictureSize.height - side) / 2)
  return [
    fill(`M${left} ${top}h${side}v${side}h${-side}Z`, colors.white),
    fill(placePath(renderPath(matrix, quietZoneModules), { left, top, scale }), '#000000'),
  ]
}

async function drawName({ siteName, locale }: PagePicture): Promise<SceneShape[]> {
  const markPx = 48
  const scale = markPx / logoShape.side
  const top = marginPx - 4
  const name = await setLine(siteName, locale, 'display', 34, titleBox.width - markPx - 20)
  return [
    fill(placePath(logoShape.ink, { left: marginPx, top, scale }), colors.ink),
    fill(placePath(logoShape.accent, { left: marginPx, top, scale }), colors.accent),
    fill(
      placePath(name.path, { left: marginPx + markPx + 16, top: top + 34, scale: name.sizePx }),
      colors.ink,
    ),
  ]
}

/** Centers the title in the space between name and address. */
async function drawTitle({ title, locale }: PagePicture): Promise<SceneShape[]> {
  const { lines, sizePx, lineHeightPx } = await setTitle(title, locale, titleBox)
  const top = titleBox.top + (titleBox.height - lines.length * lineHeightPx) / 2
  return lines.map(({ path, hangEms }, index) => {
    // Capitals are about 0.7 em high; this centers them in the line.
    const baseline = top + (index + 0.5) * lineHeightPx + 0.35 * sizePx
    const left = marginPx - hangEms * sizePx
    return fill(placePath(path, { left, top: baseline, scale: sizePx }), colors.ink)
  })
}

async function drawAddress({ url, locale }: PagePicture): Promise<SceneShape[]> {
  const address = url.replace(/^https?:\/\//, '').replace(/\/$/, '')
  const { path, sizePx } = await setLine(address, locale, 'sans', 24, titleBox.width)
  const top = pagePictureSize.height - marginPx
  return [fill(placePath(path, { left: marginPx, top, scale: sizePx }), colors.soft)]
}

/** Sets text in one line, smaller if the width requires it. */
async function setLine(
  text: string,
  locale: Locale,
  font: 'display' | 'sans',
  sizePx: number,
  widthPx: number,
) {
  const { path, width } = await outlineText(text, {
    font,
    language: getLocale(locale).lang,
    load: readPublicGlyphs,
  })
  return { path, sizePx: Math.min(sizePx, widthPx / Math.max(width, 1)) }
}

function fill(path: string, color: string): SceneShape {
  return { kind: 'shape', path, paint: { kind: 'solid', color, opacity: 1 }, crisp: true }
}
