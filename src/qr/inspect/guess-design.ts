import type { FoundCode } from '@/qr/decode/code-found'
import { toLuma } from '@/qr/decode/pixels/luma'
import { type Design, defaultDesign, type Fill } from '@/qr/design/design'
import { encodeMatrix } from '@/qr/encode/encode-matrix'
import { functionKinds } from '@/qr/encode/function-patterns'
import type { Pixels } from '@/qr/render/pixels'
import { cropAround } from './crop-around'
import { cutLogo } from './cut-logo'
import { findLogoPlace } from './find-logo-place'
import { colorDistance, type FittedFill, fitFill } from './fit-fill'
import type { ColorAt } from './foreground-share'
import { guessFinders } from './guess-finders'
import { guessModules } from './guess-modules'
import { guessSurroundings } from './guess-surroundings'
import type { GuessedDesign } from './guessed-design'
import { refineCorners } from './refine-corners'
import { resolveColors } from './resolve-colors'
import type { SymbolFacts } from './symbol-facts'
import { isFinder, readMeanColor, type SymbolView, sampleColors, viewSymbol } from './view-symbol'

const marginModules = 14
/**
 * Minimum distance from the expected color, as a share of the distance between module color and
 * background.
 */
const leastStrange = 0.28

/**
 * Guesses the design that draws a code approximately as in a picture: its colors, the shapes of
 * modules and finder patterns, its quiet zone and its logo. Properties that cannot be determined
 * are those of a plain code.
 *
 * @param pixels the picture that the code's corners refer to
 */
export async function guessDesign(
  pixels: Pixels,
  code: FoundCode,
  facts: SymbolFacts,
): Promise<GuessedDesign> {
  const { matrix, sizeModules } = facts
  const cropped = cropAround(pixels, facts.corners, { sizeModules, marginModules })
  const corners = refineCorners(toLuma(cropped.pixels), cropped.corners, matrix)
  const view = viewSymbol(cropped.pixels, corners, matrix)

  const background = isSeeThrough(view) ? null : fitBackground(view, () => false)
  const place = findLogoPlace(
    view,
    findStrange(
      view,
      fitForeground(view, () => false),
      background,
    ),
  )
  const isCovered = (index: number) => place !== null && isWithin(view, place, index)
  const foreground = fitForeground(view, isCovered)
  const resolvedBackground = background && fitBackground(view, isCovered)
  const backgroundAt: ColorAt = resolvedBackground?.colorAt ?? null

  const modules = guessModules(view, foreground.colorAt, backgroundAt, isCovered)
  const { finders, confidence: finderConfidence } = guessFinders(view, foreground, backgroundAt)
  const noise = Math.max(foreground.residual, resolvedBackground?.residual ?? 0)
  const around = guessSurroundings(view, backgroundAt, noise)
  const cut = { corners, sizeModules, ground: backgroundAt, noise }
  const logo = place && (await cutLogo(cropped.pixels, { ...cut, place }))

  const none: Fill = { kind: 'none' }
  const colors = resolveColors({
    ink: foreground.fill,
    ground: resolvedBackground?.fill ?? none,
    frameFill: finders.frameFill,
    pupilFill: finders.pupilFill,
    noise,
  })
  const design: Design = {
    ...defaultDesign,
    ...guessEncoding(code.text, facts),
    marginModules: around.marginModules,
    modules: { shape: modules.shape, scale: modules.scale, fill: colors.ink },
    finders: { ...finders, frameFill: colors.frameFill, pupilFill: colors.pupilFill },
    background: { fill: colors.ground, cornerModules: around.cornerModules },
    logo,
  }
  return {
    design,
    confidence: {
      colors: Math.max(0, 1 - noise / 40),
      modules: modules.confidence,
      finders: finderConfidence,
      quietZone: around.confidence,
      logo: place === null || logo !== null ? 1 : 0,
    },
  }
}

/**
 * Returns encoding options that reproduce the symbol from the text with as few fixed values as
 * possible.
 */
function guessEncoding(
  text: string,
  { version, level, mask, eci }: SymbolFacts,
): Pick<Design, 'level' | 'minVersion' | 'mask' | 'eci'> {
  const isDeclared = eci === 26
  const automatic = { level, minVersion: version, mask: 'auto', eci: 'auto' } as const
  const tried = encodeMatrix(text, automatic)
  const isUsual = tried.ok && tried.matrix.eci === isDeclared
  const options = isUsual ? automatic : { ...automatic, eci: isDeclared }
  const encoded = isUsual ? tried : encodeMatrix(text, options)
  if (!encoded.ok) return { ...options, minVersion: 1 }
  const free = encodeMatrix(text, { ...options, minVersion: 1 })
  const isLeast = free.ok && free.matrix.version === version
  return {
    ...options,
    minVersion: isLeast ? 1 : version,
    mask: encoded.matrix.mask === mask ? 'auto' : mask,
  }
}

function isSeeThrough(view: SymbolView): boolean {
  const { sizeModules, modules } = view.matrix
  let light = 0
  let clear = 0
  for (const [index, module] of modules.entries()) {
    if (module) continue
    light++
    const [x, y] = [(index % sizeModules) + 0.5, Math.floor(index / sizeModules) + 0.5]
    if (readMeanColor(view, x, y)[3] < 128) clear++
  }
  return clear > light / 2
}

function fitForeground(view: SymbolView, isCovered: (index: number) => boolean): FittedFill {
  const { modules } = view.matrix
  return fitFill(
    sampleColors(view, (index, kind) => {
      return modules[index] === 1 && !isFinder(kind) && !isCovered(index)
    }),
  )
}

function fitBackground(view: SymbolView, isCovered: (index: number) => boolean): FittedFill {
  const { modules } = view.matrix
  return fitFill(sampleColors(view, (index) => modules[index] === 0 && !isCovered(index)))
}

/** Finds modules that are too far from their expected color. */
function findStrange(
  view: SymbolView,
  foreground: FittedFill,
  background: FittedFill | null,
): (index: number) => boolean {
  const { sizeModules, modules } = view.matrix
  return (index) => {
    const kind = view.kinds[index]
    if (kind !== functionKinds.data && kind !== functionKinds.alignment) return false
    const [x, y] = [(index % sizeModules) + 0.5, Math.floor(index / sizeModules) + 0.5]
    const [red, green, blue, alpha] = readMeanColor(view, x, y)
    const [u, v] = [x / sizeModules, y / sizeModules]
    const own = modules[index] ? foreground : background
    if (alpha < 128) return own !== null
    if (!own) return true
    const rgb = [red, green, blue] as const
    const apart = background
      ? colorDistance(foreground.colorAt(u, v), background.colorAt(u, v))
      : 255
    return colorDistance(rgb, own.colorAt(u, v)) > apart * leastStrange
  }
}

function isWithin(
  { matrix: { sizeModules } }: SymbolView,
  place: { x: number; y: number; width: number; height: number },
  index: number,
): boolean {
  const [x, y] = [(index % sizeModules) + 0.5, Math.floor(index / sizeModules) + 0.5]
  return x > place.x && x < place.x + place.width && y > place.y && y < place.y + place.height
}
