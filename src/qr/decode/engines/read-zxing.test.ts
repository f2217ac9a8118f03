import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { beforeAll, expect, it, vi } from 'vitest'
import { drawSymbolPicture } from '../draw-for-test'
import { prepareZxingFromPackage } from '../prepare-zxing.node'
import { readZxing } from './read-zxing'

beforeAll(prepareZxingFromPackage)

it('leaves nothing of a read code in memory', async () => {
  setFlagsFromString('--expose-gc')
  const collectGarbage: () => void = runInNewContext('gc')
  const readOften = async (times: number) => {
    const picture = drawSymbolPicture('https://example.com', { pxPerModule: 3 })
    for (let time = 0; time < times; time += 1) await readZxing(picture, { formats: ['qr'] })
    collectGarbage()
  }
  await readOften(50)
  const before = process.memoryUsage().arrayBuffers
  await readOften(1000)
  // A code and its modules have more than 600 bytes.
  await vi.waitFor(() => {
    collectGarbage()
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(150_000)
  })
})
