import { expect, it } from 'vitest'
import type { Corners } from '../code-found'
import { drawSymbolPicture, lumaToPixels } from '../draw-for-test'
import { addQuad, startCascade } from './cascade-state'
import { readQuads } from './read-quads'

const picture = drawSymbolPicture('a code', { level: 'M' })
const version = (picture.sizeModules - 17) / 4

function start() {
  return startCascade(lumaToPixels(picture), ['qr'], () => false)
}

function move(corners: Corners, px: number): Corners {
  return corners.map(({ x, y }) => ({ x: x + px, y })) as unknown as Corners
}

it('reads a quadrilateral once, and no similar one afterwards', async () => {
  const state = start()
  addQuad(state, { corners: picture.corners, version })
  addQuad(state, { corners: move(picture.corners, 1), version })
  expect(state.quads).toHaveLength(1)
  expect((await readQuads(state)).map(({ text }) => text)).toEqual(['a code'])
  addQuad(state, { corners: move(picture.corners, 1), version })
  expect(state.quads).toEqual([])
  addQuad(state, { corners: move(picture.corners, 40), version })
  addQuad(state, { corners: picture.corners, version: version + 1 })
  expect(state.quads).toHaveLength(2)
})

it('leaves out parts of codes that are known', async () => {
  const state = start()
  addQuad(state, { corners: picture.corners, version })
  const known = await readQuads(state)
  const second = start()
  addQuad(second, { corners: move(picture.corners, 5), version })
  expect(await readQuads(second, known)).toEqual([])
  expect(second.tried).toEqual([])
})
