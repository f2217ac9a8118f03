import { drawEpsScene } from './draw-eps-scene'
import { epsText } from './eps-text'
import type { PrintColor } from './print-color'
import { type PrintOptions, printWidthMm } from './print-options'
import type { Scene } from './scene'
import { writeNumber, writeNumbers } from './write-number'

/** Short names for repeated path operators; the same letters as in PDF. */
const prolog = [
  '/m{moveto}bind def',
  '/l{lineto}bind def',
  '/c{curveto}bind def',
  '/h{closepath}bind def',
].join('\n')

const pointsPerMm = 72 / 25.4

/**
 * Renders one code as an Encapsulated PostScript file, level 3, in vectors and seven-bit
 * characters, text as outlines; colors according to `PrintColor`. PostScript has no opacity:
 * translucent colors are mixed beforehand with the mean color under them, and pictures are cut
 * out where they are less than half opaque.
 *
 * @throws Error when `pictures` lacks a picture of the scene
 */
export async function renderEps(
  scene: Scene,
  options: PrintOptions,
): Promise<Uint8Array<ArrayBuffer>> {
  const width = printWidthMm(scene, options) * pointsPerMm
  const scale = width / scene.width
  const height = scene.height * scale
  const { color, pictures = new Map() } = options
  const document = [
    '%!PS-Adobe-3.0 EPSF-3.0',
    `%%BoundingBox: 0 0 ${Math.ceil(width)} ${Math.ceil(height)}`,
    `%%HiResBoundingBox: 0 0 ${writeNumbers([width, height])}`,
    `%%Title: ${epsText(scene.title)}`,
    '%%LanguageLevel: 3',
    '%%DocumentData: Clean7Bit',
    ...printColorComments(color),
    '%%Pages: 1',
    '%%EndComments',
    '%%BeginProlog',
    '8 dict begin',
    prolog,
    '%%EndProlog',
    '%%Page: 1 1',
    'gsave',
    `0 ${writeNumber(height)} translate ${writeNumbers([scale, -scale])} scale`,
    drawEpsScene(scene, { color, pictures }),
    'grestore',
    'end',
    'showpage',
    '%%EOF',
    '',
  ]
  return Uint8Array.from(document.join('\n'), (character) => character.charCodeAt(0))
}

/** Declares the plates of the file for layout programs (DSC 3.0, §5.4). */
function printColorComments(color: PrintColor): string[] {
  if (typeof color === 'string') return []
  const name = epsText(color.spot)
  return [
    `%%DocumentCustomColors: ${name}`,
    `%%CMYKCustomColor: ${writeNumbers(color.cmyk)} ${name}`,
  ]
}
