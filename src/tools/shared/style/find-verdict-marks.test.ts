import { expect, it } from 'vitest'
import type { Verdict } from '@/qr/check'
import { findVerdictMarks } from './find-verdict-marks'

const marks = (verdicts: Record<string, Verdict | undefined>) => {
  const known = Object.entries(verdicts).flatMap(([id, verdict]) =>
    verdict ? [[id, verdict] as const] : [],
  )
  return Object.fromEntries(findVerdictMarks(Object.keys(verdicts), new Map(known)))
}

it('warns of what is worse than the best', () => {
  expect(marks({ a: 'green', b: 'amber', c: 'red' })).toEqual({ b: 'amber', c: 'red' })
  expect(marks({ a: 'amber', b: 'amber', c: 'unreadable' })).toEqual({ c: 'unreadable' })
})

it('is silent where the fault lies elsewhere, and while nothing is known', () => {
  expect(marks({ a: 'red', b: 'red' })).toEqual({})
  expect(marks({ a: undefined, b: undefined })).toEqual({})
  expect(marks({ a: undefined, b: 'amber' })).toEqual({})
})
