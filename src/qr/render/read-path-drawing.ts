import { parsePath } from './parse-path'
import type { DrawingShape, PathDrawing } from './path-drawing'
import type { Paint } from './scene'

type Gradient = Exclude<Paint, { kind: 'solid' }>
type Attributes = ReadonlyMap<string, string>

const prefix = 'data:image/svg+xml;base64,'
/** `<svg xmlns="http://www.w3.org/2000/svg" width="`, up to a multiple of three bytes. */
const opening = btoa('<svg xmlns="http://www.w3.org/2000/svg" width="'.slice(0, 45))
const tags = /<(\/?)([a-zA-Z]{1,20})((?: [\w-]{1,30}="[^"<>]*")*)(\/?)>/y
const attribute = / ([\w-]{1,30})="([^"<>]*)"/g

const known = new Map<string, PathDrawing | null>()
/** One for each logo that is on the page. */
const mostKnown = 8

/**
 * Reads a drawing that `writePathDrawing` wrote, and nothing else: returns undefined for pictures
 * and for other drawings, which are drawn as pictures. The result is cached.
 */
export function readPathDrawing(dataUrl: string): PathDrawing | undefined {
  if (!dataUrl.startsWith(prefix + opening)) return undefined
  let drawing = known.get(dataUrl)
  if (drawing === undefined) {
    drawing = readSafely(dataUrl) ?? null
    const [oldest] = known.size >= mostKnown ? known.keys() : []
    if (oldest !== undefined) known.delete(oldest)
    known.set(dataUrl, drawing)
  }
  return drawing ?? undefined
}

function readSafely(dataUrl: string): PathDrawing | undefined {
  try {
    return read(atob(dataUrl.slice(prefix.length)))
  } catch {
    return undefined
  }
}

function read(svg: string): PathDrawing | undefined {
  const gradients = new Map<string, Gradient>()
  const shapes: DrawingShape[] = []
  let size: { width: number; height: number } | undefined
  let gradient: Gradient | undefined
  tags.lastIndex = 0
  while (tags.lastIndex < svg.length) {
    const [, closing, name, rest = ''] = tags.exec(svg) ?? []
    if (name === undefined) return undefined
    if (closing || name === 'defs') continue
    const own = new Map(
      Array.from(rest.matchAll(attribute), ([, key = '', text = '']) => [key, text]),
    )
    if (name === 'svg' && !size) size = readSize(own)
    else if (name === 'path') {
      const paint = readFill(own, gradients)
      const path = own.get('d') ?? ''
      if (!paint || own.size > 4 || !/^[MLCZ\d .-]*$/.test(path)) return undefined
      parsePath(path)
      shapes.push({ path, paint, ...(own.has('fill-rule') && { evenOdd: true }) })
    } else if (name === 'linearGradient' || name === 'radialGradient') {
      gradient = readGradient(name, own)
      gradients.set(own.get('id') ?? '', gradient)
    } else if (name === 'stop' && gradient) {
      const stop = {
        offset: numberOf(own, 'offset'),
        ...readColor(own, 'stop-color', 'stop-opacity'),
      }
      gradient.stops = [...gradient.stops, stop]
    } else return undefined
  }
  return size && shapes.length > 0 ? { ...size, shapes } : undefined
}

function readSize(own: Attributes) {
  const [width, height] = [numberOf(own, 'width'), numberOf(own, 'height')]
  if (own.get('viewBox') !== `0 0 ${width} ${height}`) throw new SyntaxError('Another view box')
  return { width, height }
}

function readFill(own: Attributes, gradients: ReadonlyMap<string, Gradient>): Paint | undefined {
  const [, id] = /^url\(#(\w+)\)$/.exec(own.get('fill') ?? '') ?? []
  if (id === undefined) return { kind: 'solid', ...readColor(own, 'fill', 'fill-opacity') }
  const gradient = gradients.get(id)
  return gradient && gradient.stops.length > 1 ? gradient : undefined
}

function readGradient(name: string, own: Attributes): Gradient {
  const at = (key: string) => numberOf(own, key)
  return name === 'linearGradient'
    ? { kind: 'linear', x1: at('x1'), y1: at('y1'), x2: at('x2'), y2: at('y2'), stops: [] }
    : { kind: 'radial', cx: at('cx'), cy: at('cy'), radius: at('r'), stops: [] }
}

function readColor(own: Attributes, key: string, opacityKey: string) {
  const color = own.get(key) ?? ''
  if (!/^#[0-9a-f]{6}$/.test(color)) throw new SyntaxError('Another color')
  return { color, opacity: own.has(opacityKey) ? numberOf(own, opacityKey) : 1 }
}

function numberOf(own: Attributes, key: string): number {
  const value = Number(own.get(key) ?? Number.NaN)
  if (!Number.isFinite(value)) throw new SyntaxError(`No number in ${key}`)
  return value
}
