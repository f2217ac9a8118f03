import sharp from 'sharp'
import { drawSymbolPicture } from '@/qr/decode/draw-for-test.js'

/** A picture of a code, for a file field. */
export async function drawCode(text: string) {
  const { values, width, height } = drawSymbolPicture(text)
  const raw = { width, height, channels: 1 } as const
  const buffer = await sharp(values, { raw }).png().toBuffer()
  return { name: 'code.png', mimeType: 'image/png', buffer }
}
