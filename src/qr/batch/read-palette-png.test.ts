import sharp from 'sharp'
import { expect, it } from 'vitest'
import { writePng } from '@/qr/render/write-png'
import { readPalettePng } from './read-palette-png'

/** Squares of 4 × 4 pixels of three colors, one of them translucent. */
const side = 24
const colors = [0x000000ff, 0xffffffff, 0xff000080]
const rgba = new Uint8ClampedArray(side * side * 4)
for (let at = 0; at < side * side; at++) {
  const square = Math.floor((at % side) / 4) + Math.floor(at / side / 4)
  new DataView(rgba.buffer).setUint32(at * 4, colors[square % 3] as number)
}

it('reads what is written, as other readers do', async () => {
  const png = await writePng({ rgba, width: side, height: side })
  const { data } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  expect(readPalettePng(png, side)).toEqual({
    rgba: Uint8ClampedArray.from(data),
    width: side,
    height: side,
  })
})

it('reduces by a whole number of pixels', async () => {
  const png = await writePng({ rgba, width: side, height: side })
  const read = readPalettePng(png, side / 4)
  expect(read).toMatchObject({ width: 6, height: 6 })
  expect([...(read?.rgba.subarray(0, 12) ?? [])]).toEqual([
    ...[0, 0, 0, 255],
    ...[255, 255, 255, 255],
    ...[255, 0, 0, 128],
  ])
})

it('averages lines of different squares', async () => {
  const gray = rgba.map((value, at) => (at % 4 === 3 ? 255 : (rgba[at - (at % 4)] ?? 0) && value))
  const png = await writePng({ rgba: gray, width: side, height: side })
  const factor = 6
  const mean = (toX: number, toY: number) => {
    let sum = 0
    for (let y = 0; y < factor; y++) {
      for (let x = 0; x < factor; x++) {
        sum += gray[((toY * factor + y) * side + toX * factor + x) * 4] as number
      }
    }
    return Math.round(sum / factor ** 2)
  }
  const reds = (readPalettePng(png, side / factor)?.rgba ?? []).filter((_, at) => at % 4 === 0)
  expect([...reds]).toEqual(Array.from({ length: 16 }, (_, at) => mean(at % 4, at >> 2)))
})

it('leaves pictures without a palette to the browser', async () => {
  const png = await sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
    .png()
    .toBuffer()
  expect(readPalettePng(png, 9)).toBeUndefined()
})
