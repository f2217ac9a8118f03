import { describe, expect, it } from 'vitest'
import { finderFrames, finderPupils } from '@/qr/design/design'
import { drawFinders } from './draw-finders'
import { rasterizeScene } from './rasterize-scene'
import type { Paint } from './scene'

const black: Paint = { kind: 'solid', color: '#000000', opacity: 1 }
const pxPerModule = 16
const sizeModules = 21

/** Dark and light runs, in modules, from the left edge of the finder to its right edge. */
function runsThrough(frame: (typeof finderFrames)[number], pupil: (typeof finderPupils)[number]) {
  const { frames, pupils } = drawFinders(sizeModules, { frame, pupil }, { x: 0, y: 0 })
  const { rgba, width } = rasterizeScene({
    width: sizeModules,
    height: sizeModules,
    widthPx: sizeModules * pxPerModule,
    symbol: { x: 0, y: 0, sizeModules },
    items: [{ kind: 'shape', path: frames + pupils, paint: black, crisp: false }],
    title: '',
  })
  const row = 3.5 * pxPerModule
  const runs: number[] = []
  let dark = false
  let start = 0
  for (let x = 0; x <= 7 * pxPerModule; x++) {
    const isDark = (rgba[(row * width + x) * 4 + 3] ?? 0) > 127
    if (isDark === dark) continue
    if (x > start) runs.push((x - start) / pxPerModule)
    start = x
    dark = isDark
  }
  return runs
}

describe('drawFinders', () => {
  it.each(finderFrames.flatMap((frame) => finderPupils.map((pupil) => [frame, pupil] as const)))(
    '%s with %s keeps dark, light, dark, light, dark through the middle',
    (frame, pupil) => {
      const runs = runsThrough(frame, pupil)
      const standard = [1, 1, 3, 1, 1]
      expect(runs).toHaveLength(5)
      runs.forEach((run, index) => {
        // Readers tolerate about half a module per run, more for the eye.
        const tolerance = index === 2 ? 0.8 : 0.45
        expect(Math.abs(run - (standard[index] as number))).toBeLessThanOrEqual(tolerance)
      })
    },
  )

  it('is exactly the standard with square frames and pupils', () => {
    expect(runsThrough('square', 'square')).toEqual([1, 1, 3, 1, 1])
  })
})
