import { beforeAll, expect, it } from 'vitest'
import { encodeMatrix } from '@/qr/encode/encode-matrix'
import type { Pixels } from '@/qr/render/pixels'
import { isZbarReady, prepareZbar, readZbar } from './read-zbar'

function draw(text: string, eci: boolean | 'auto' = 'auto'): Pixels {
  const encoded = encodeMatrix(text, { level: 'M', eci })
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

beforeAll(() => prepareZbar())

it('reads texts in any script', async () => {
  expect(isZbarReady()).toBe(true)
  for (const text of ['https://example.com/menu', 'Grüße aus Hà Nội', '日本語 и русский', '12345'])
    expect(await readZbar(draw(text))).toEqual([text])
  expect(await readZbar(draw('漢字とかなまじり'))).toEqual(['漢字とかなまじり'])
  expect(await readZbar({ rgba: new Uint8ClampedArray(0), width: 0, height: 0 })).toEqual([])
})

it.each([
  ['João', 'Jo瓊o'],
  ['Café', 'Caf矇'],
  ['Città', 'CittÃ\u00a0'],
  ['日本', '譌･譛ｬ'],
])('decodes %s without ECI as ZBar does: %s', async (text, misread) => {
  expect(await readZbar(draw(text, false))).toEqual([misread])
  expect(await readZbar(draw(text, false), true)).toEqual([text])
  expect(await readZbar(draw(text, true))).toEqual([text])
})
