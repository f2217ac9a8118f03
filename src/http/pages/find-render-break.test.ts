import { expect, it } from 'vitest'
import { findRenderBreak, type Sample } from './find-render-break'

/** The break after a render, half a second after the start. */
function breakAt(sample: Sample, renderMs = 10): number {
  let time = 0
  const find = findRenderBreak(
    () => sample,
    () => time,
  )
  time += 500
  return find(renderMs)
}

it.each([
  ['this process has much to answer and no processor is free', { own: 0.7, idle: 0.02 }, 190],
  ['a processor is free', { own: 0.7, idle: 0.6 }, 0],
  ['others keep the processors busy', { own: 0.1, idle: 0 }, 0],
])('rests after a render by what is scarce: %s', (_, sample, breakMs) => {
  expect(breakAt(sample)).toBe(breakMs)
})

it('keeps nobody waiting for long after a render of a site that has just started', () => {
  expect(breakAt({ own: 0.7, idle: 0.02 }, 1_500)).toBe(1_000)
})

it('measures the machine', () => {
  expect(findRenderBreak()(10)).toBe(0)
})
