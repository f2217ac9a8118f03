import type { Logo } from '@/qr/design/design'
import type { Box } from './draw-box'

/** Position of a logo, in modules from the symbol's top left corner. */
export type LogoPlace = {
  /** Box of the picture itself. */
  picture: Box
  /** Box of the picture with its margin: the area that is cleared or painted over. */
  plate: Box
  /** Corner radius of the plate and of the picture; half the side makes a circle. */
  plateRadius: number
  pictureRadius: number
  /** Whether the logo is smaller than requested to avoid the function patterns. */
  limited: boolean
}

/**
 * Modules from the edge of the symbol to the inner side of a timing pattern; `finderModules` to
 * that of a finder pattern with its separator (ISO/IEC 18004, 6.3.3 to 6.3.5).
 */
const timingModules = 7
const finderModules = 8
/** Corner radius of a rounded picture, as a share of its shorter side. */
const roundedShare = 0.2

/**
 * Places a logo in the middle of the symbol, as large as requested, or as large as possible without
 * touching a finder pattern, its separator or a timing pattern: without those no reader finds the
 * code.
 *
 * `size` is the longer side of the picture, or its diameter in a circle, as a share of the symbol.
 */
export function placeLogo(logo: Logo, sizeModules: number): LogoPlace {
  const wanted = measure(logo, logo.size * sizeModules, logo.marginModules)
  const factor = Math.min(1, fittingShare(wanted, logo, sizeModules))
  const { picture, plate } = measure(
    logo,
    logo.size * sizeModules * factor,
    logo.marginModules * factor,
  )
  const pictureRadius = cornerRadius(logo, picture)
  const margin = (plate.width - picture.width) / 2
  const plateRadius = {
    square: 0,
    rounded: roundedShare * Math.min(picture.width, picture.height) + margin,
    circle: plate.width / 2,
  }[logo.shape]
  return {
    picture: centered(picture, sizeModules),
    plate: centered(plate, sizeModules),
    pictureRadius,
    plateRadius,
    limited: factor < 1,
  }
}

type Size = { width: number; height: number }

function measure(
  { source, shape }: Logo,
  side: number,
  margin: number,
): { picture: Size; plate: Size } {
  const ratio = source.kind === 'image' ? source.widthPx / source.heightPx : 1
  const whole =
    ratio >= 1 ? { width: side, height: side / ratio } : { width: side * ratio, height: side }
  if (shape !== 'circle') {
    const plate = { width: whole.width + 2 * margin, height: whole.height + 2 * margin }
    return { picture: whole, plate }
  }
  const plate = { width: side + 2 * margin, height: side + 2 * margin }
  if (fillsCircle(source)) return { picture: whole, plate }
  // Any picture but a square photo is inscribed into the circle.
  const shrink = side / Math.hypot(whole.width, whole.height)
  return { picture: { width: whole.width * shrink, height: whole.height * shrink }, plate }
}

/** Whether a picture is cut to a circle: square photos only, since others would lose content. */
function fillsCircle(source: Logo['source']): boolean {
  return source.kind === 'image' && source.widthPx === source.heightPx
}

function cornerRadius({ shape, source }: Logo, { width, height }: Size): number {
  if (source.kind === 'icon') return 0
  if (shape === 'circle') return fillsCircle(source) ? width / 2 : 0
  return shape === 'rounded' ? roundedShare * Math.min(width, height) : 0
}

/** Factor by which a plate must shrink to avoid the patterns around it. */
function fittingShare({ plate }: { plate: Size }, { shape }: Logo, sizeModules: number): number {
  const toTiming = sizeModules / 2 - timingModules
  const toFinder = sizeModules / 2 - finderModules
  const halfWidth = plate.width / 2
  const halfHeight = plate.height / 2
  const withinTiming = toTiming / Math.max(halfWidth, halfHeight)
  // The nearest point of a finder is its corner: a box touches it if it extends that far in both
  // directions, a circle if the corner is inside.
  const withinFinder =
    shape === 'circle'
      ? (toFinder * Math.SQRT2) / halfWidth
      : toFinder / Math.min(halfWidth, halfHeight)
  return Math.min(withinTiming, withinFinder)
}

function centered({ width, height }: Size, sizeModules: number): Box {
  return { x: (sizeModules - width) / 2, y: (sizeModules - height) / 2, width, height }
}
