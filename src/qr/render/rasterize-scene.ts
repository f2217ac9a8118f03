import { type Coverage, coverPolygons } from './cover-polygons'
import { flattenPath } from './flatten-path'
import { type PaintRow, paintGradient } from './paint-gradient'
import { parsePath } from './parse-path'
import type { PathSegment } from './path-segment'
import type { PixelRows } from './pixel-rows'
import type { Pixels } from './pixels'
import { readRgb } from './read-rgb'
import { resamplePicture } from './resample-picture'
import { roundedRectangle } from './rounded-rectangle'
import type { Scene, SceneShape } from './scene'

type RasterOptions = {
  /** Width of the picture; defaults to the scene's own. The height follows, rounded. */
  widthPx?: number
  /** '#rrggbb' under transparent parts; if absent, the result has alpha. */
  background?: string
  /** Pixels of every picture in the scene by its `dataUrl`; see `loadPictures`. */
  pictures?: ReadonlyMap<string, Pixels>
}

type Layer = {
  coverage: Coverage
  /** One row of premultiplied color; filled once if all rows are equal. */
  source: Float64Array
  paintRow: PaintRow | null
}

/**
 * Minimum scale at which corners of crisp shapes snap to whole pixels: at most an eighth of a
 * module.
 */
const snapFromPx = 4

/**
 * Rasterizes a scene: exact area coverage, colors mixed in sRGB as in browsers, later items over
 * earlier ones. Independent of the platform, so that browser, worker and server return the same
 * bytes. A `crisp` shape of straight lines has sharp edges at any size: from four pixels per module
 * on, its corners snap to whole pixels.
 *
 * @throws Error when `pictures` lacks a picture of the scene
 */
export function rasterizeScene(scene: Scene, options: RasterOptions = {}): Pixels {
  const { width, height, nextRow } = rasterizeRows(scene, options)
  const rgba = new Uint8ClampedArray(width * height * 4)
  for (let y = 0; y < height; y++) rgba.set(nextRow().line, y * width * 4)
  return { rgba, width, height }
}

/**
 * Rasterizes row by row, for pictures that are too large for memory: 8192 pixels square are 268 MB.
 *
 * @throws Error when `pictures` lacks a picture of the scene
 */
export function rasterizeRows(scene: Scene, options: RasterOptions): PixelRows {
  const width = Math.max(1, Math.round(options.widthPx ?? scene.widthPx))
  const height = Math.max(1, Math.round((width * scene.height) / scene.width))
  const layers = layersOf(scene, { width, height, pictures: options.pictures ?? new Map() })
  const background = options.background ? [...readRgb(options.background), 1] : [0, 0, 0, 0]
  const backgroundRow = new Float64Array(width * 4).map((_, at) => background[at & 3] as number)
  const row = new Float64Array(width * 4)
  const line = new Uint8ClampedArray(width * 4)
  let drawnBefore: Layer[] = []
  let y = -1

  function nextRow() {
    y++
    const drawn = layers.filter(({ coverage }) => y >= coverage.top && y < coverage.bottom)
    const spans = drawn.map(({ coverage }) => coverage.coverRow(y))
    const isSame =
      y > 0 &&
      drawn.length === drawnBefore.length &&
      drawn.every((layer, index) => {
        return layer === drawnBefore[index] && spans[index]?.same && !layer.paintRow
      })
    drawnBefore = drawn
    if (isSame) return { line, isSame }
    row.set(backgroundRow)
    drawn.forEach((layer, index) => {
      const { from, to } = spans[index] as { from: number; to: number }
      layer.paintRow?.(y, from, to, layer.source)
      blend(row, layer, from, to)
    })
    write(row, line)
    return { line, isSame }
  }
  return { width, height, nextRow }
}

type Canvas = { width: number; height: number; pictures: ReadonlyMap<string, Pixels> }

function layersOf(scene: Scene, { width, height, pictures }: Canvas): Layer[] {
  const scaleX = width / scene.width
  // Separate from the horizontal scale, so that a rounded height still ends at the end of the
  // scene.
  const scaleY = height / scene.height
  const source = () => new Float64Array(width * 4)
  const cover = (segments: PathSegment[], { snap = false, evenOdd = false } = {}) => {
    const polygons = flattenPath(segments, { scaleX, scaleY, snap })
    return coverPolygons(polygons, width, height, evenOdd)
  }
  return scene.items.map((item): Layer => {
    if (item.kind === 'picture') {
      const pixels = pictures.get(item.dataUrl)
      if (!pixels) throw new Error('No pixels given for a picture of the scene')
      const box = {
        x: item.x * scaleX,
        y: item.y * scaleY,
        width: item.width * scaleX,
        height: item.height * scaleY,
      }
      const coverage = cover(roundedRectangle(item))
      return { coverage, source: source(), paintRow: resamplePicture(pixels, box) }
    }
    const segments = readPath(item)
    const straight = segments.every(({ kind }) => kind !== 'curve')
    const snap = item.crisp && straight && scaleX >= snapFromPx
    const coverage = cover(segments, { snap, evenOdd: item.evenOdd })
    if (item.paint.kind !== 'solid') {
      return { coverage, source: source(), paintRow: paintGradient(item.paint, { scaleX, scaleY }) }
    }
    const { color, opacity } = item.paint
    const premultiplied = [...readRgb(color).map((value) => value * opacity), opacity]
    const filled = source().map((_, at) => premultiplied[at & 3] as number)
    return { coverage, source: filled, paintRow: null }
  })
}

/** Caches parsed paths, because a scene is drawn in many sizes while it is checked. */
const readPaths = new WeakMap<SceneShape, PathSegment[]>()

function readPath(shape: SceneShape): PathSegment[] {
  const segments = readPaths.get(shape) ?? parsePath(shape.path)
  readPaths.set(shape, segments)
  return segments
}

/** Source-over compositing of premultiplied colors (SVG 2, §3.7 simple alpha compositing). */
function blend(row: Float64Array, { coverage, source }: Layer, from: number, to: number) {
  for (let x = from; x < to; x++) {
    const share = coverage.row[x] as number
    if (share === 0) continue
    const at = x * 4
    const transparency = 1 - share * (source[at + 3] as number)
    row[at] = share * (source[at] as number) + transparency * (row[at] as number)
    row[at + 1] = share * (source[at + 1] as number) + transparency * (row[at + 1] as number)
    row[at + 2] = share * (source[at + 2] as number) + transparency * (row[at + 2] as number)
    row[at + 3] = share * (source[at + 3] as number) + transparency * (row[at + 3] as number)
  }
}

/** Converts to bytes with straight alpha. */
function write(row: Float64Array, line: Uint8ClampedArray) {
  for (let at = 0; at < row.length; at += 4) {
    const alpha = row[at + 3] as number
    // Alpha below half a step is fully transparent.
    if (alpha < 0.5 / 255) {
      line.fill(0, at, at + 4)
      continue
    }
    const scale = 255 / alpha
    line[at] = Math.round((row[at] as number) * scale)
    line[at + 1] = Math.round((row[at + 1] as number) * scale)
    line[at + 2] = Math.round((row[at + 2] as number) * scale)
    line[at + 3] = Math.round(alpha * 255)
  }
}
