import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { setJpegDensity } from './set-jpeg-density'

const jpeg = new Uint8Array(
  await sharp({ create: { width: 8, height: 8, channels: 3, background: '#123456' } })
    .jpeg()
    .toBuffer(),
)
const withoutHeader = Uint8Array.from([
  ...jpeg.subarray(0, 2),
  ...jpeg.subarray(4 + ((jpeg[4] ?? 0) << 8) + (jpeg[5] ?? 0)),
])

describe('setJpegDensity', () => {
  it.each([
    ['with', jpeg],
    ['without', withoutHeader],
  ])('writes the density into a file %s a JFIF header', async (_, file) => {
    const { density, width } = await sharp(setJpegDensity(file, 600)).metadata()
    expect({ density, width }).toEqual({ density: 600, width: 8 })
  })
})
