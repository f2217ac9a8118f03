import { describe, expect, it } from 'vitest'
import { type FunctionKind, functionKinds, functionMap, functionModules } from './function-patterns'

/** Alignment patterns (ISO/IEC 18004, annex E, table E.1) and modules per side. */
const table = [
  [1, 0, 21],
  [2, 1, 25],
  [6, 1, 41],
  [7, 6, 45],
  [14, 13, 73],
  [32, 33, 145],
  [40, 46, 177],
] as const

describe('functionMap', () => {
  it.each(table)('has the patterns of version %i', (version, alignments, size) => {
    const kinds = functionMap(version)
    const count = (kind: FunctionKind) => kinds.filter((each) => each === kind).length
    const perSide = version < 7 ? 0 : Math.floor(version / 7)
    expect(kinds.length).toBe(size * size)
    expect(count(functionKinds.finder)).toBe(3 * 49)
    expect(count(functionKinds.separator)).toBe(3 * 15)
    expect(count(functionKinds.alignment)).toBe(alignments * 25)
    // Alignment patterns on the timing patterns cover five of their modules each.
    expect(count(functionKinds.timing)).toBe(2 * (size - 16) - 2 * 5 * perSide)
    expect(count(functionKinds.format)).toBe(30)
    expect(count(functionKinds.version)).toBe(version < 7 ? 0 : 36)
    expect(count(functionKinds.dark)).toBe(1)
    expect(kinds[(size - 8) * size + 8]).toBe(functionKinds.dark)
  })

  it('says where version 32 has its alignment patterns, which no rule tells', () => {
    const size = 145
    const dark = functionModules(32)
    for (const at of [34, 60, 86, 112, 138]) {
      expect(functionMap(32)[at * size + at]).toBe(functionKinds.alignment)
      expect(dark[at * size + at]).toBe(1)
      expect(dark[at * size + at + 1]).toBe(0)
      expect(dark[at * size + at + 2]).toBe(1)
    }
  })
})
