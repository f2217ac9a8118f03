import sharp from 'sharp'
import { readJsqr } from '@/qr/decode/engines/read-jsqr'
import { readZxing } from '@/qr/decode/engines/read-zxing'
import { prepareZxingFromPackage } from '@/qr/decode/prepare-zxing.node.js'
import { drawSvg } from './draw-svg-for-test'
import type { Pixels } from './pixels'

export type { Pixels } from './pixels'

/** What two independent decoders read; null where one finds nothing. */
export type Readings = { jsqr: string | null; zxing: string | null }

export async function readPixelsTwice(
  rgba: Uint8ClampedArray<ArrayBuffer>,
  width: number,
  height: number,
): Promise<Readings> {
  await prepareZxingFromPackage()
  const pixels = { rgba, width, height }
  const [zxing] = await readZxing(pixels, { formats: ['qr'] })
  const [jsqr] = readJsqr(pixels, { tryInvert: false })
  return { jsqr: jsqr?.text ?? null, zxing: zxing?.text ?? null }
}

/** Pixels of a PNG, or of any picture that sharp reads, on white where it is transparent. */
export async function readPixels(picture: Uint8Array): Promise<Pixels> {
  const { data, info } = await sharp(picture)
    .flatten({ background: '#ffffff' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { rgba: Uint8ClampedArray.from(data), width: info.width, height: info.height }
}

export async function decodePng(png: Uint8Array): Promise<Readings> {
  const { rgba, width, height } = await readPixels(png)
  return readPixelsTwice(rgba, width, height)
}

export async function decodeSvg(svg: string): Promise<Readings> {
  const { rgba, width, height } = drawSvg(svg)
  return readPixelsTwice(rgba, width, height)
}
