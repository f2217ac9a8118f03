import type { Logo } from '@/qr/design/design'
import { splitColor } from '@/qr/design/fill-colors'
import { createPen } from './create-pen'
import { type Box, drawBox, sameCorners } from './draw-box'
import { logoIconPaths } from './logo-icons'
import { findPaint, isOpaquePaint } from './paint-fill'
import type { PathDrawing } from './path-drawing'
import type { LogoPlace } from './place-logo'
import { placePaint } from './place-paint'
import { placePath } from './place-path'
import { readPathDrawing } from './read-path-drawing'
import type { Paint, Scene } from './scene'

type Item = Scene['items'][number]

const iconGrid = 24
/** Overlap of the pieces over a picture's corners, so that no edge shows through. */
const bleedModules = 0.1

/** Finds the paint under a logo; undefined if the background shows. */
export function findPlatePaint(
  logo: Logo,
  place: LogoPlace,
  background: Paint | undefined,
): Paint | undefined {
  if (logo.clearing === 'none') return undefined
  const backdrop = findPaint(logo.backdrop, place.plate)
  return backdrop ?? (logo.clearing === 'outline' ? background : undefined)
}

/**
 * Whether modules under a logo are removed: on request, or if they would show through the plate.
 */
export function clearsModules({ clearing }: Logo, plate: Paint | undefined): boolean {
  return clearing === 'modules' || (clearing === 'outline' && !(plate && isOpaquePaint(plate)))
}

/**
 * Draws plate and picture of a logo, in scene units. No renderer needs a clip path: round corners
 * of a picture are painted over with the surrounding paint. If there is no opaque paint around the
 * picture, its corners stay square.
 */
export function drawLogo(logo: Logo, place: LogoPlace, background: Paint | undefined): Item[] {
  const plate = findPlatePaint(logo, place, background)
  const items: Item[] = []
  if (plate) {
    const pen = createPen()
    drawBox(pen, place.plate, sameCorners('round', place.plateRadius))
    items.push({ kind: 'shape', path: pen.path(), paint: plate, crisp: false, role: 'plate' })
  }
  const { x, y, width, height } = place.picture
  if (logo.source.kind === 'icon') {
    const path = placePath(logoIconPaths[logo.source.name], {
      left: x,
      top: y,
      scale: width / iconGrid,
    })
    const paint = { kind: 'solid', ...splitColor(logo.source.color) } as const
    return [...items, { kind: 'shape', path, paint, crisp: false, role: 'logo' }]
  }
  const around = plate ?? (logo.clearing === 'modules' ? background : undefined)
  const cornerRadius = around && isOpaquePaint(around) ? place.pictureRadius : 0
  const { dataUrl } = logo.source
  const drawing = readPathDrawing(dataUrl)
  if (drawing) items.push(...drawDrawing(drawing, place.picture))
  else items.push({ kind: 'picture', dataUrl, x, y, width, height, cornerRadius, role: 'logo' })
  if (around && cornerRadius > 0) {
    const bleed = Math.min(bleedModules, (place.plate.width - width) / 2)
    const path = drawCornerPieces(place.picture, cornerRadius, bleed)
    items.push({ kind: 'shape', path, paint: around, crisp: false, role: 'plate' })
  }
  return items
}

function drawDrawing({ width, shapes }: PathDrawing, box: Box): Item[] {
  const place = { left: box.x, top: box.y, scale: box.width / width }
  return shapes.map(({ path, paint, evenOdd }) => ({
    kind: 'shape',
    path: placePath(path, place),
    paint: placePaint(paint, place),
    crisp: false,
    role: 'logo',
    ...(evenOdd && { evenOdd }),
  }))
}

/** Draws the difference between a box and the same box with round corners. */
function drawCornerPieces({ x, y, width, height }: Box, radius: number, bleed: number): string {
  const pen = createPen()
  for (const [cornerX, cornerY, right, down] of [
    [x, y, 1, 1],
    [x + width, y, -1, 1],
    [x + width, y + height, -1, -1],
    [x, y + height, 1, -1],
  ] as const) {
    const at = (along: number, across: number) =>
      [cornerX + right * along, cornerY + down * across] as const
    pen.moveTo(...at(-bleed, -bleed))
    pen.lineTo(...at(radius, -bleed))
    pen.lineTo(...at(radius, 0))
    pen.arcTo(radius, ...at(0, radius), right !== down)
    pen.lineTo(...at(-bleed, radius))
    pen.close()
  }
  return pen.path()
}
