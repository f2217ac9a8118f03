import { contrastRatio } from '@/qr/design/contrast-ratio'
import type { Box } from '@/qr/render/draw-box'
import type { Scene, SceneShape } from '@/qr/render/scene'
import { mergeScene } from './merge-scene'
import { planFace } from './plan-face'
import type { TemplateName, TemplateSize } from './print-templates'
import { type PageTexts, setPageTexts } from './set-page-texts'

export type TemplateColors = {
  /** '#rrggbb' each. */
  paper: string
  text: string
  accent: string
}

type TemplateOptions = {
  size: TemplateSize
  texts: PageTexts
  colors: TemplateColors
  /** Colored areas at an edge extend this far beyond it. */
  bleedMm?: number
  /** Alternative text of the page. */
  title: string
}

export type DrawnTemplate = {
  /** The trimmed page in millimeters, one per unit. */
  scene: Scene
  /** Width of the code on the page. */
  codeWidthMm: number
  /** Size of the smallest text in points, null without a text. */
  leastTextPt: number | null
}

const pointsPerMm = 72 / 25.4

/** Draws a code and two texts on a poster, table tent, card or sticker. */
export function drawTemplate(
  template: TemplateName,
  code: Scene,
  { size, texts, colors, bleedMm = 0, title }: TemplateOptions,
): DrawnTemplate {
  const { widthMm: width, heightMm: height, isFolded } = size
  const page = { x: 0, y: 0, width, height }
  const items: Scene['items'][number][] = [
    { ...drawRectangle(page, colors.paper), role: 'background' },
  ]
  const faces: Box[] = isFolded
    ? [
        { ...page, width: width / 2 },
        { ...page, x: width / 2, width: width / 2 },
      ]
    : [page]
  let codeWidthMm = 0
  const sizesMm = new Set<number>()
  for (const face of faces) {
    const plan = planFace(template, face, code.width / code.height)
    codeWidthMm = plan.code.width
    items.push(drawRectangle(extendBox(plan.accent, page, bleedMm), colors.accent))
    const isOnAccent = 'first' in plan.texts
    const firstColor = isOnAccent ? readableOn(colors.accent, colors) : colors.text
    for (const { path, sizeMm, isFirst } of setPageTexts(texts, plan)) {
      sizesMm.add(sizeMm)
      const paint = {
        kind: 'solid',
        color: isFirst ? firstColor : colors.text,
        opacity: 1,
      } as const
      items.push({ kind: 'shape', path, paint, crisp: false, role: 'text' })
    }
    if (!code.items.some(({ role }) => role === 'background')) {
      items.push(drawRectangle(plan.code, '#ffffff'))
    }
    const scale = plan.code.width / code.width
    items.push(...mergeScene(code, { left: plan.code.x, top: plan.code.y, scale }))
  }
  const symbol = { x: 0, y: 0, sizeModules: 0 }
  const leastTextPt = sizesMm.size > 0 ? Math.min(...sizesMm) * pointsPerMm : null
  return {
    scene: { width, height, widthPx: width, symbol, items, title },
    codeWidthMm,
    leastTextPt,
  }
}

/** The text color, the paper or black or white, whichever is readable on an area. */
function readableOn(area: string, { text, paper }: TemplateColors): string {
  const choices = [paper, text, '#ffffff', '#000000']
  const isReadable = (color: string) => contrastRatio(color, area) >= 4.5
  return choices.find(isReadable) ?? '#000000'
}

/** Extends the sides of a box that are on the edge of the page. */
function extendBox({ x, y, width, height }: Box, page: Box, by: number): Box {
  const left = x <= 0.01 ? by : 0
  const top = y <= 0.01 ? by : 0
  const right = x + width >= page.width - 0.01 ? by : 0
  const bottom = y + height >= page.height - 0.01 ? by : 0
  return { x: x - left, y: y - top, width: width + left + right, height: height + top + bottom }
}

function drawRectangle({ x, y, width, height }: Box, color: string): SceneShape {
  const [left, top, across, down] = [x, y, width, height].map((value) => {
    return Math.round(value * 1000) / 1000
  })
  return {
    kind: 'shape',
    path: `M${left} ${top}h${across}v${down}h${-(across as number)}z`,
    paint: { kind: 'solid', color, opacity: 1 },
    crisp: false,
  }
}
