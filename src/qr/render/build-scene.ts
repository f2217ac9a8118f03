import { luminance } from '@/qr/design/contrast-ratio'
import type { Design } from '@/qr/design/design'
import { splitColor } from '@/qr/design/fill-colors'
import { functionKinds, functionMap } from '@/qr/encode/function-patterns'
import type { Matrix } from '@/qr/encode/matrix'
import type { OutlinedText } from '@/qr/text/outlined-text'
import { clearsModule } from './clears-module'
import { createPen } from './create-pen'
import { drawAlignment } from './draw-alignment'
import { type Box, drawBox, sameCorners } from './draw-box'
import { drawFinders } from './draw-finders'
import { clearsModules, drawLogo, findPlatePaint } from './draw-logo'
import { fitText } from './fit-text'
import type { FramePlan } from './frame-shapes/frame-plan'
import type { ModuleGrid } from './module-grid'
import { moduleShapeDrawings } from './module-shapes'
import { findPaint, samePaint } from './paint-fill'
import { type LogoPlace, placeLogo } from './place-logo'
import { planFrame } from './plan-frame'
import type { Paint, Scene, SceneRole, SceneShape } from './scene'

/** Luminance below which black makes no visible difference. */
const darkest = 0.02

export type SceneOptions = {
  /** Alternative text of the picture. */
  title?: string
  /** Text of the frame as outlines; without it, the frame is drawn empty. */
  frameText?: OutlinedText | null
}

/**
 * Builds a code as shapes and pictures for any renderer. Pure and synchronous: the same symbol,
 * design and options return the same scene on every platform.
 */
export function buildScene(
  matrix: Matrix,
  design: Design,
  { title = '', frameText }: SceneOptions = {},
): Scene {
  const { sizeModules } = matrix
  const { marginModules, frame, logo } = design
  const plan = planSurroundings(sizeModules + 2 * marginModules, design)
  const symbol = { x: plan.code.x + marginModules, y: plan.code.y + marginModules, sizeModules }
  const symbolBox = { x: symbol.x, y: symbol.y, width: sizeModules, height: sizeModules }

  const backgroundPaint = findPaint(design.background.fill, symbolBox)
  const place = logo && moveBy(placeLogo(logo, sizeModules), symbol)
  const clears = logo && place && clearsModules(logo, findPlatePaint(logo, place, backgroundPaint))
  const grid = gridOf(matrix, symbol, clears ? place : null)

  const items: Scene['items'][number][] = []
  const paintShape = (
    path: string,
    paint: Paint | undefined,
    { crisp = false, role = 'frame' }: { crisp?: boolean; role?: SceneRole } = {},
  ) => {
    if (path && paint) items.push({ kind: 'shape', path, paint, crisp, role })
  }
  paintShape(plan.ground, backgroundPaint, { crisp: true, role: 'background' })
  for (const shape of drawSymbol(matrix, design, grid, symbolBox)) items.push(shape)
  if (logo && place) items.push(...drawLogo(logo, place, backgroundPaint))
  if (frame) {
    const paint = findPaint(frame.fill, { x: 0, y: 0, width: plan.width, height: plan.height })
    for (const { path, share } of plan.shades ?? []) {
      paintShape(path, paint && shadePaint(paint, share))
    }
    paintShape(plan.frame, paint)
    if (plan.text && frameText) {
      const textPaint = { kind: 'solid', ...splitColor(frame.textColor) } as const
      paintShape(fitText(frameText, plan.text, frame.textScale), textPaint, { role: 'text' })
    }
  }
  const { width, height } = plan
  return { width, height, widthPx: design.sizePx, symbol, items, title }
}

/**
 * Plans the frame, or the background if there is none. The background's corner radius is limited so
 * that the symbol stays inside.
 */
function planSurroundings(side: number, { frame, background, marginModules }: Design): FramePlan {
  const corner = Math.min(background.cornerModules, marginModules / (1 - Math.SQRT1_2), side / 2)
  if (frame) return planFrame(frame.shape, side, corner, frame.text)
  const pen = createPen()
  drawBox(pen, { x: 0, y: 0, width: side, height: side }, sameCorners('round', corner))
  const code = { x: 0, y: 0 }
  return { width: side, height: side, code, ground: pen.path(), frame: '', text: null }
}

/** Returns the dark modules without those of finder patterns and those removed for a logo. */
function gridOf(
  { sizeModules, modules, version }: Matrix,
  { x: left, y: top }: { x: number; y: number },
  cleared: LogoPlace | null,
): ModuleGrid {
  const kinds = functionMap(version)
  const dark = Uint8Array.from(modules, (module, index) => {
    const kind = kinds[index]
    if (!module || kind === functionKinds.finder) return 0
    if (!cleared || (kind !== functionKinds.data && kind !== functionKinds.alignment)) return 1
    const x = left + (index % sizeModules)
    const y = top + Math.floor(index / sizeModules)
    return clearsModule(cleared, x, y) ? 0 : 1
  })
  return { sizeModules, dark, x: left, y: top }
}

/** Draws modules, rings and eyes; parts with the same paint are merged into one path. */
function drawSymbol(
  matrix: Matrix,
  { modules, finders }: Design,
  grid: ModuleGrid,
  box: Box,
): SceneShape[] {
  const { draw, alignmentRadius, crisp = false } = moduleShapeDrawings[modules.shape]
  const alignment = alignmentRadius === null ? '' : drawAlignment(matrix, grid, alignmentRadius)
  const { frames, pupils } = drawFinders(matrix.sizeModules, finders, box)
  const own = findPaint(modules.fill, box)
  const shapes: SceneShape[] = []
  for (const { path, paint, isCrisp } of [
    { path: draw(grid, modules.scale) + alignment, paint: own, isCrisp: crisp },
    {
      path: frames,
      paint: finders.frameFill ? findPaint(finders.frameFill, box) : own,
      isCrisp: finders.frame === 'square',
    },
    {
      path: pupils,
      paint: finders.pupilFill ? findPaint(finders.pupilFill, box) : own,
      isCrisp: finders.pupil === 'square',
    },
  ]) {
    if (!path || !paint) continue
    const same = shapes.find((shape) => samePaint(shape.paint, paint))
    if (same) {
      same.path += path
      same.crisp &&= isCrisp
    } else {
      shapes.push({ kind: 'shape', path, paint, crisp: isCrisp })
    }
  }
  return shapes
}

function moveBy(place: LogoPlace, { x, y }: { x: number; y: number }): LogoPlace {
  const move = (box: Box) => ({ ...box, x: box.x + x, y: box.y + y })
  return { ...place, picture: move(place.picture), plate: move(place.plate) }
}

/**
 * Darkens a paint by mixing in `share` of black, or lightens it with half as much white if all of
 * it is nearly black. Opacity is unchanged.
 */
function shadePaint(paint: Paint, share: number): Paint {
  const colors = paint.kind === 'solid' ? [paint.color] : paint.stops.map(({ color }) => color)
  const isDark = colors.every((color) => luminance(color) < darkest)
  const shade = (color: string) => (isDark ? mix(color, 255, share / 2) : mix(color, 0, share))
  if (paint.kind === 'solid') return { ...paint, color: shade(paint.color) }
  return { ...paint, stops: paint.stops.map((stop) => ({ ...stop, color: shade(stop.color) })) }
}

/** Mixes a share of gray of some level into a '#rrggbb' color. */
function mix(color: string, level: number, share: number): string {
  const channels = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(color.slice(start, start + 2), 16)
    return Math.round(channel + (level - channel) * share)
  })
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}
