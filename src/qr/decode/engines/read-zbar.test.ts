import { expect, it } from 'vitest'
import { encodeMatrix } from '@/qr/encode/encode-matrix'
import type { Pixels } from '@/qr/render/pixels'
import { isZbarReady, prepareZbar, readZbar } from './read-zbar'

function draw(text: string): Pixels {
  const encoded = encodeMatrix(text, { level: 'M' })
  if (!encoded.ok) throw new Error(encoded.reason)
  const { modules, sizeModules } = encoded.matrix
  const side = 4 * (sizeModules + 8)
  const rgba = new Uint8ClampedArray(4 * side * side).fill(255)
  for (let at = 0; at < side * side; at += 1) {
    const x = Math.floor((at % side) / 4) - 4
    const y = Math.floor(at / side / 4) - 4
    const isInside = x >= 0 && y >= 0 && x < sizeModules && y < sizeModules
    if (isInside && modules[y * sizeModules + x]) rgba.fill(0, 4 * at, 4 * at + 3)
  }
  return { rgba, width: side, height: side }
}

it('reads texts in any script', async () => {
  const picture = draw('https://example.com/menu')
  await prepareZbar()
  expect(isZbarReady()).toBe(true)
  expect(await readZbar(picture)).toEqual(['https://example.com/menu'])
  for (const text of ['Grüße aus Hà Nội', '漢字とかな', '日本語 и русский', '12345'])
    expect(await readZbar(draw(text))).toContain(text)
  expect(await readZbar({ rgba: new Uint8ClampedArray(0), width: 0, height: 0 })).toEqual([])
})
