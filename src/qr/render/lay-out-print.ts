import type { PdfPageLayout, Placement } from './create-pdf-document'
import { scalePath } from './scale-path'
import type { Scene } from './scene'

export const bleedLimitsMm = { min: 0, max: 10 } as const
/** Length of a cut mark, and its smallest distance to the trimmed edge. */
const markMm = 5
const markOffsetMm = 2
/** A quarter of a point, the usual width of cut marks. */
const markWidthMm = 0.09

export type PrintBoxes = {
  /** Width of the picture that continues beyond the trimmed edge. */
  bleedMm?: number | undefined
  hasMarks?: boolean | undefined
}

/** Lays out one code on a page with bleed and cut marks around it. */
export function layOutPrint(
  scene: Scene,
  widthMm: number,
  { bleedMm = 0, hasMarks = false }: PrintBoxes,
): PdfPageLayout {
  const heightMm = (widthMm * scene.height) / scene.width
  const offsetMm = Math.max(bleedMm, markOffsetMm)
  const slugMm = hasMarks ? offsetMm + markMm : bleedMm
  const page = { widthMm: widthMm + 2 * slugMm, heightMm: heightMm + 2 * slugMm }
  const trim = { xMm: slugMm, yMm: slugMm, widthMm, heightMm }
  const own = { xMm: slugMm, yMm: slugMm, widthMm }
  const placements: Placement[] = [{ scene, ...own }]
  if (bleedMm > 0) {
    placements.unshift({ scene: extendScene(scene, widthMm, bleedMm), ...own, isDecoration: true })
  }
  if (hasMarks) {
    const marks = { scene: drawTrimMarks(page, trim, offsetMm), widthMm: page.widthMm }
    placements.push({ ...marks, xMm: 0, yMm: 0, isDecoration: true })
  }
  return { ...page, placements, trim, bleedMm }
}

/**
 * Background and frame, enlarged so that they end `bleedMm` beyond each edge. The paints stay where
 * they are, so that gradients continue.
 */
function extendScene(scene: Scene, widthMm: number, bleedMm: number): Scene {
  const bleed = (bleedMm * scene.width) / widthMm
  const { width, height } = scene
  const grow = {
    scaleX: (width + 2 * bleed) / width,
    scaleY: (height + 2 * bleed) / height,
    x: width / 2,
    y: height / 2,
  }
  const items = scene.items.flatMap((item) => {
    const reaches = item.role === 'background' || item.role === 'frame'
    return item.kind === 'shape' && reaches ? [{ ...item, path: scalePath(item.path, grow) }] : []
  })
  return { ...scene, items, title: '' }
}

/** Two marks per corner, outside of the bleed. */
function drawTrimMarks(
  { widthMm, heightMm }: { widthMm: number; heightMm: number },
  trim: { xMm: number; yMm: number; widthMm: number; heightMm: number },
  offsetMm: number,
): Scene {
  const half = markWidthMm / 2
  const xs = [trim.xMm, trim.xMm + trim.widthMm]
  const ys = [trim.yMm, trim.yMm + trim.heightMm]
  const bars = [
    ...xs.flatMap((x) =>
      [ys[0] as number, ys[1] as number].map((y, index) => {
        const top = index === 0 ? y - offsetMm - markMm : y + offsetMm
        return `M${x - half} ${top}h${markWidthMm}v${markMm}h${-markWidthMm}z`
      }),
    ),
    ...ys.flatMap((y) =>
      [xs[0] as number, xs[1] as number].map((x, index) => {
        const left = index === 0 ? x - offsetMm - markMm : x + offsetMm
        return `M${left} ${y - half}h${markMm}v${markWidthMm}h${-markMm}z`
      }),
    ),
  ]
  const paint = { kind: 'solid', color: '#000000', opacity: 1 } as const
  return {
    width: widthMm,
    height: heightMm,
    widthPx: widthMm,
    symbol: { x: 0, y: 0, sizeModules: 0 },
    items: [{ kind: 'shape', path: bars.join(''), paint, crisp: false }],
    title: '',
  }
}
