import sharp from 'sharp'
import { readJsqr } from '@/qr/decode/engines/read-jsqr'
import { readZxing } from '@/qr/decode/engines/read-zxing'
import { prepareZxingFromPackage } from '@/qr/decode/prepare-zxing.node.js'
import { drawSvg } from './draw-svg-for-test'
import type { Pixels } from './pixels'

export type { Pixels } from './pixels'

/** Texts of two independent decoders; null if a decoder finds no code. */
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

/** Decodes a PNG, or any picture that sharp supports, onto white if it is transparent. */
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
