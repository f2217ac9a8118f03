import { describe, it } from 'vitest'
import { levels } from '@/qr/encode/matrix'
import { expectReadAsPng, expectReadAsSvg } from './read-as-encoded-for-test'

describe('every reader reads exactly what was encoded', () => {
  it.each(levels)('as PNG at level %s', (level) => expectReadAsPng(level, 60))

  it('as SVG drawn by an independent renderer', () => expectReadAsSvg(24))
})
