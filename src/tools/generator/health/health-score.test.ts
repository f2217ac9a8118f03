import { describe, expect, it } from 'vitest'
import { type CheckResult, checkDesign, verdicts } from '@/qr/check'
import { type Design, defaultDesign } from '@/qr/design'
import { healthScore } from './health-score'

async function check(change: Partial<Design> = {}): Promise<CheckResult> {
  const design = { ...defaultDesign, ...change }
  const checked = await checkDesign({ text: 'https://example.com/a', design }, { engines: [] })
  if (!checked.ok) throw new Error(checked.reason)
  return checked
}

const paint = (color: string): Partial<Design> => ({
  modules: { ...defaultDesign.modules, fill: { kind: 'solid', color } },
})

describe('the bar', () => {
  it('is full for the design one starts with', async () => {
    expect(healthScore(await check())).toBeCloseTo(1, 1)
  })

  it('never reaches into the part of a better verdict, however good the rest', async () => {
    const result = await check()
    const scores = verdicts.map((verdict) => healthScore({ ...result, verdict }))
    expect(scores).toEqual([...scores].sort((a, b) => b - a))
    const worst = { ...result, contrast: { ...result.contrast, ratio: 1 }, stress: [] }
    expect(healthScore({ ...worst, verdict: 'green' })).toBeGreaterThan(scores[1] as number)
  })

  it('sinks while a color fades', async () => {
    const scores: number[] = []
    for (const color of ['#000000', '#555555', '#777777', '#aaaaaa', '#eeeeee', '#fefefe'])
      scores.push(healthScore(await check(paint(color))))
    expect(scores).toEqual([...scores].sort((a, b) => b - a))
    expect(scores.at(-1)).toBeLessThan(0.25)
  })
})
