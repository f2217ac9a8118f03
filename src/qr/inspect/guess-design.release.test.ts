import { beforeAll, describe, expect, it } from 'vitest'
import { prepareZxingFromPackage } from '@/qr/decode/prepare-zxing.node'
import { presets } from '@/qr/design/presets'
import {
  expectPlain,
  expectSamePreset,
  findWrongRandomDesigns,
  findWrongShapes,
} from './guess-design-for-test'

beforeAll(prepareZxingFromPackage)

describe('the design guessed from a picture', () => {
  it.each([8, 10, 12])('is exactly plain of a plain code, at %i pixels a module', expectPlain)

  it.each(presets)('is the preset $id again', async ({ design }) => expectSamePreset(design))

  it('has the right shapes if the picture is rotated, a little blurred and grainy', async () => {
    const wrong = await findWrongShapes(presets)
    // Of eighty shapes.
    expect(wrong.length, wrong.join('\n')).toBeLessThan(8)
  })

  it('has the right shapes and kinds of fill of random designs', async () => {
    const wrong = await findWrongRandomDesigns({ seed: 5, count: 8 })
    expect(wrong.length, wrong.join('\n')).toBeLessThan(2)
  })
})
