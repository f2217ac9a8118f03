import { expect, it } from 'vitest'
import type { Verdict } from '@/qr/check'
import { findVerdictMarks } from './find-verdict-marks'

type Verdicts = Record<string, Verdict | undefined>

const list = (verdicts: Verdicts, isOutdated: boolean) =>
  Object.entries(verdicts).flatMap(([id, verdict]) =>
    verdict ? [[id, { verdict, isOutdated }] as const] : [],
  )
const marks = (current: Verdicts, outdated: Verdicts = {}) => {
  const found = findVerdictMarks(new Map([...list(current, false), ...list(outdated, true)]))
  return Object.fromEntries([...found].map(([id, { verdict }]) => [id, verdict]))
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

it('compares no verdict of the present code with one of an earlier code', () => {
  expect(marks({ a: 'red' }, { b: 'green', c: 'amber' })).toEqual({ c: 'amber' })
  expect(marks({ a: 'green', b: 'amber' }, { c: 'red' })).toEqual({ b: 'amber' })
})
