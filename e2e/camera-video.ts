import { writeFile } from 'node:fs/promises'
import { drawSymbolPicture, place } from '@/qr/decode/draw-for-test.js'
import type { Luma } from '@/qr/decode/pixels/luma.js'
import { rotateLuma } from '@/qr/decode/pixels/rotate-luma.js'

const [width, height] = [640, 480]
const framesPerSecond = 15
const framesPerCode = 24

/**
 * Writes a video (YUV4MPEG2) that Chromium uses as its camera: each text in turn as a code that
 * moves and sways, slightly rotated, on a background with a gradient.
 */
export async function writeCameraVideo(file: string, texts: readonly string[]): Promise<void> {
  const symbols = texts.map((text) => drawSymbolPicture(text, { pxPerModule: 6 }))
  // Neutral chroma in both planes: the video is gray.
  const chroma = Buffer.alloc((width * height) / 2, 128)
  const parts: Buffer[] = [Buffer.from(`YUV4MPEG2 W${width} H${height} F${framesPerSecond}:1 Ip\n`)]
  for (const symbol of symbols) {
    for (let frame = 0; frame < framesPerCode; frame++) {
      parts.push(Buffer.from('FRAME\n'), drawFrame(symbol, frame), chroma)
    }
  }
  await writeFile(file, Buffer.concat(parts))
}

function drawFrame(symbol: Luma, frame: number): Buffer {
  const swing = Math.sin((frame / framesPerCode) * 2 * Math.PI)
  const turned = rotateLuma(symbol, 0.1 + 0.05 * swing).luma
  const background: Luma = {
    values: Uint8Array.from(
      { length: width * height },
      (_, at) => 205 + ((at % width) / width) * 25 + ((at * 7919) % 9),
    ),
    width,
    height,
  }
  const left = Math.round((width - turned.width) / 2 + 40 * swing)
  const top = Math.round((height - turned.height) / 2 + 15 * swing)
  place(background, turned, left, top)
  return Buffer.from(background.values)
}
