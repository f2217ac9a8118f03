import type { Corners, FoundCode, Point } from '@/qr/decode/code-found'
import { cornersOfMesh } from '@/qr/decode/grid/corners-of-mesh'
import { fitMesh } from '@/qr/decode/grid/fit-mesh'
import { fitTargets } from '@/qr/decode/grid/fit-targets'
import { judgeModules } from '@/qr/decode/grid/judge-modules'
import { copyMesh, type Mesh } from '@/qr/decode/grid/mesh'
import { gridPxPerModule, type RectifiedView, rectifyView } from '@/qr/decode/grid/rectified-view'
import { sampleMesh } from '@/qr/decode/grid/sample-mesh'
import { type Luma, toLuma } from '@/qr/decode/pixels/luma'
import { formatSureness } from '@/qr/decode/symbol/read-format'
import { transposeModules } from '@/qr/decode/symbol/transpose-modules'
import { drawSymbol } from '@/qr/encode/draw-symbol'
import { sizeModulesOf } from '@/qr/encode/function-patterns'
import { type Segment, segmentModes } from '@/qr/encode/segment'
import type { Pixels } from '@/qr/render/pixels'
import { correctSymbol } from './correct-symbol'
import { cropAround } from './crop-around'
import { listSegments } from './list-segments'
import type { SymbolFacts } from './symbol-facts'

/** Stages of bending the grid to the picture: flat, a bulging page, a wave. */
const bends = [
  { degree: 1, stepsPx: [1.5, 0.75] },
  { degree: 2, stepsPx: [2, 1, 0.5] },
  { degree: 3, stepsPx: [1, 0.5] },
] as const

/** Parameter sets for separating dark from light, the simplest first. */
const judgments = [
  { reachModules: 4, sharpen: 0 },
  { reachModules: 4, sharpen: 0.4 },
  { reachModules: 8, sharpen: 0.2 },
  { reachModules: 2, sharpen: 0 },
] as const

const marginModules = 6

/**
 * Reads the structure of a QR code from its modules, regardless of the engine that found it.
 * Returns null for other formats, and if the modules cannot be distinguished well enough.
 *
 * @param pixels the picture that the code's corners refer to
 */
export function inspectSymbol(pixels: Pixels, code: FoundCode): SymbolFacts | null {
  const { format, version, inverted } = code
  if (format !== 'qr' || version < 1 || version > 40) return null
  const sizeModules = sizeModulesOf(version)
  const cropped = cropAround(pixels, code.corners, { sizeModules, marginModules })
  const picture = toLuma(cropped.pixels)
  // Engines differ about which modules of a transparent picture are light.
  for (const isInverted of [inverted, !inverted]) {
    // Corners of a mirrored symbol may be in its own order or in that of the picture.
    for (const corners of [cropped.corners, mirrorCorners(cropped.corners)]) {
      const facts = readBent(picture, corners, version, isInverted)
      if (!facts) continue
      const inWhole = ({ x, y }: Point) => ({ x: x + cropped.left, y: y + cropped.top })
      return { ...facts, corners: facts.corners.map(inWhole) as unknown as Corners }
    }
  }
  return null
}

function readBent(
  picture: Luma,
  corners: Corners,
  version: number,
  inverted: boolean,
): SymbolFacts | undefined {
  const view = rectifyView(picture, corners, version, inverted)
  const mesh = copyMesh(view.mesh)
  for (const bend of bends) {
    fitMesh(mesh, view.map, fitTargets(version, 'many'), bend)
    const facts = readFacts(mesh, view, version, inverted)
    if (facts) return facts
  }
  return undefined
}

function mirrorCorners([a, b, c, d]: Corners): readonly [Point, Point, Point, Point] {
  return [a, d, c, b]
}

function readFacts(
  mesh: Mesh,
  { canvas, toSource }: RectifiedView,
  version: number,
  inverted: boolean,
): SymbolFacts | undefined {
  const { sizeModules } = mesh
  const sampled = sampleMesh(mesh, canvas, gridPxPerModule)
  const grays = inverted ? sampled.map((gray) => 255 - gray) : sampled
  for (const judgment of judgments) {
    const upright = judgeModules(grays, sizeModules, judgment)
    const transposed = transposeModules(upright, sizeModules)
    const mirrored = formatSureness(transposed, sizeModules) > formatSureness(upright, sizeModules)
    const facts = readModules(mirrored ? transposed : upright, version)
    if (facts) return { ...facts, corners: cornersOfMesh(mesh, toSource, mirrored) }
  }
  return undefined
}

function readModules(
  darkness: Float32Array,
  version: number,
): Omit<SymbolFacts, 'corners'> | undefined {
  const symbol = correctSymbol(darkness, version)
  const listed = symbol && listSegments(symbol.data, version)
  if (!listed) return undefined
  const { level, mask, codewords, blocks } = symbol
  const { segments } = listed
  const named = segments.find(({ mode }) => mode === 'eci')
  const eci = named ? Number(named.text) : null
  const sizeModules = sizeModulesOf(version)
  const texts = segments.filter((segment): segment is typeof segment & Segment =>
    segmentModes.some((mode) => mode === segment.mode),
  )
  return {
    version,
    level,
    mask,
    sizeModules,
    eci,
    segments,
    blocks,
    corrected: blocks.reduce((sum, block) => sum + block.corrected, 0),
    unusedShare: Math.min(...blocks.map(({ unusedShare }) => unusedShare)),
    matrix: {
      sizeModules,
      modules: drawSymbol(codewords, version, level, mask).modules,
      version,
      level,
      mask,
      segments: texts.map(({ mode, text }) => ({ mode, text })),
      eci: eci === 26,
    },
  }
}
