import { describe, it } from 'vitest'
import { levels } from '@/qr/encode/matrix'
import { expectReadAsPng, expectReadAsSvg } from './read-as-encoded-for-test'

// More texts are in render.release.test.ts.
describe('every reader reads exactly what was encoded', () => {
  it.each(levels)('as PNG at level %s', (level) => expectReadAsPng(level, 10))

  it('as SVG drawn by an independent renderer', () => expectReadAsSvg(4))
})
