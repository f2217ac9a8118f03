import { expect, it } from 'vitest'
import { createFramePlan, patientAfterMs } from './frame-plan'

const size = [1920, 1080] as const

it('looks at the whole and now and then at the middle in full resolution', () => {
  const plan = createFramePlan(0)
  const areas = [1, 2, 3].map((at) => plan.planFrame(...size, at * 50).area)
  expect(areas[0]).toMatchObject({ left: 0, top: 0, width: 1920, height: 1080 })
  expect((areas[0]?.toWidth ?? 0) * (areas[0]?.toHeight ?? 0)).toBeLessThan(1_010_000)
  const middle = areas[2]
  expect(middle?.toWidth).toBe(middle?.width)
  expect((middle?.left ?? 0) * 2 + (middle?.width ?? 0)).toBeCloseTo(1920, -1)
})

it('looks at all of a small video in its own size', () => {
  const plan = createFramePlan(0)
  for (const at of [1, 2, 3, 4]) {
    const { area } = plan.planFrame(640, 480, at)
    expect(area).toEqual({ left: 0, top: 0, width: 640, height: 480, toWidth: 640, toHeight: 480 })
  }
})

it('takes its time once nothing was found for a while, then only now and then', () => {
  const plan = createFramePlan(0)
  const efforts: string[] = []
  for (let at = 100; at < 6000; at += 100) efforts.push(plan.planFrame(...size, at).effort)
  const patient = efforts.flatMap((effort, index) => (effort === 'patient' ? [index] : []))
  expect(patient[0]).toBeGreaterThanOrEqual(patientAfterMs / 100 - 1)
  expect(patient.length).toBe(2)
  expect(plan.isStuck(6000)).toBe(true)
  plan.report(plan.planFrame(...size, 6100), true, 6100)
  expect(plan.isStuck(6200)).toBe(false)
})
