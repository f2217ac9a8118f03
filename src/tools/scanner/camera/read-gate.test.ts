import { expect, it } from 'vitest'
import { codeForTest } from '../code-for-test'
import { createReadGate } from './read-gate'

const qr = codeForTest('a')
const bars = codeForTest('4006381333931', { format: 'ean-13' })

it('lets codes with error correction through at once, others when two frames agree', () => {
  const gate = createReadGate({ steady: false })
  expect(gate.pass([qr, bars], 0)).toEqual([qr])
  expect(gate.pass([bars], 200)).toEqual([bars])
})

it('waits for a second look where one code is wanted', () => {
  const gate = createReadGate({ steady: true })
  expect(gate.pass([qr], 0)).toEqual([])
  expect(gate.pass([codeForTest('b')], 100)).toEqual([])
  expect(gate.pass([qr], 200)).toEqual([qr])
})

it('forgets what was seen long ago', () => {
  const gate = createReadGate({ steady: true })
  gate.pass([qr], 0)
  expect(gate.pass([qr], 2000)).toEqual([])
})

it('takes the word of a patient look, except for bars', () => {
  const gate = createReadGate({ steady: true })
  expect(gate.pass([qr, bars], 0, 'patient')).toEqual([qr])
})
