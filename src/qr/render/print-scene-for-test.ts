import { type EncodedMatrix, encodeMatrix } from '@/qr/encode/encode-matrix'
import { type Readings, readPixelsTwice } from './decode-for-test'
import { rasterizeScene } from './rasterize-scene'
import type { Paint, Scene, SceneImage } from './scene'

export const printedText = 'https://example.com/?q=print'
export const pictureUrl = 'data:image/png;base64,AAAA'

type Parts = { paint?: Paint; ground?: Paint; picture?: Partial<SceneImage>; title?: string }

/**
 * Creates a code in square modules with a strip of four modules below it, in the requested paints.
 */
export function printScene({ paint, ground, picture, title = 'A code' }: Parts = {}): Scene {
  const encoded: EncodedMatrix = encodeMatrix(printedText, { level: 'H', minVersion: 3 })
  if (!encoded.ok) throw new Error('too long for this test')
  const { sizeModules, modules } = encoded.matrix
  const side = sizeModules + 8
  const path = Array.from(modules, (dark, index) => {
    const x = (index % sizeModules) + 4
    const y = Math.floor(index / sizeModules) + 4
    return dark ? `M${x} ${y}h1v1h-1z` : ''
  }).join('')
  const white: Paint = { kind: 'solid', color: '#ffffff', opacity: 1 }
  const black: Paint = { kind: 'solid', color: '#000000', opacity: 1 }
  const box = { x: side / 2 - 3, y: side / 2 - 3, width: 6, height: 6, cornerRadius: 0 }
  return {
    width: side,
    height: side + 4,
    widthPx: side * 8,
    symbol: { x: 4, y: 4, sizeModules },
    title,
    items: [
      { kind: 'shape', path: `M0 0h${side}v${side + 4}H0z`, paint: ground ?? white, crisp: true },
      { kind: 'shape', path, paint: paint ?? black, crisp: true },
      ...(picture ? [{ kind: 'picture', dataUrl: pictureUrl, ...box, ...picture } as const] : []),
    ],
  }
}

/** Draws the last path that a printed file fills, and decodes it with two readers. */
export async function decodeOperators(printed: string, scene: Scene): Promise<Readings> {
  const path = (printed.split(/\b(?:f|fill)\n/).at(-2) ?? '')
    .split('\n')
    .flatMap((line) => {
      const [, numbers = '', operator = ''] = /^([-\d. ]*?) ?([mlch])$/.exec(line) ?? []
      if (operator === 'h') return ['Z']
      return operator ? [`${operator.toUpperCase()}${numbers}`] : []
    })
    .join('')
  const paint: Paint = { kind: 'solid', color: '#000000', opacity: 1 }
  const drawn = { ...scene, items: [{ kind: 'shape', path, paint, crisp: true } as const] }
  const { rgba, width, height } = rasterizeScene(drawn, { background: '#ffffff' })
  return readPixelsTwice(rgba, width, height)
}
