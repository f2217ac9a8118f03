import { describe, expect, it } from 'vitest'
import { drawModuleLines, drawModules } from './draw-modules'
import { hashPoint } from './hash-point'

describe('drawModules', () => {
  it('joins neighbors in a row and nothing else', () => {
    const rows = ['##.#', '....', '.###']
    const path = drawModules(4, 3, (x, y) => rows[y]?.[x] === '#')
    expect(path).toBe('M0 0h2v1H0zM3 0h1v1H3zM1 2h3v1H1z')
  })

  it('draws the same modules as lines through their middle', () => {
    const rows = ['##.#', '....', '.###']
    const path = drawModuleLines(4, 3, (x, y) => rows[y]?.[x] === '#')
    expect(path).toBe('M0 .5m0 0h2m1 0h1m-3 2h3')
  })
})

describe('hashPoint', () => {
  it('gives the same picture every time, spread evenly', () => {
    const values = Array.from({ length: 2000 }, (_, n) => hashPoint('seed', n % 50, n))
    expect(hashPoint('seed', 3, 4)).toBe(hashPoint('seed', 3, 4))
    expect(hashPoint('seed', 3, 4)).not.toBe(hashPoint('other', 3, 4))
    expect(values.every((value) => value >= 0 && value < 1)).toBe(true)
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length
    expect(mean).toBeGreaterThan(0.45)
    expect(mean).toBeLessThan(0.55)
  })
})
