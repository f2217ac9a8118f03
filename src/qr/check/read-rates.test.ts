import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { type Grade, grades } from './check-result'
import { gradeShare, reserveBounds } from './grade-share'
import { stressEngines } from './stress-engines'

// Written by `npm run bench -- read-rates`.
const [header = [], ...lines] = readFileSync('bench/check/read-rates.csv', 'utf8')
  .trim()
  .split('\n')
  .map((line) => line.split(','))
const rows = lines.map((line) => {
  const read = (column: string) => line[header.indexOf(column)] as string
  return { read, name: read('design'), rate: Number.parseInt(read('rate'), 10) / 100 }
})
const plain = rows.find(({ name }) => name === 'plain M')?.rate ?? 0

/** Share of the rate of a plain code that a design of each grade reaches at least. */
const worth: Record<Grade, number> = { A: 0.93, B: 0.85, C: 0.6, D: 0.3, F: 0 }

describe('the published read rates', () => {
  it('cover every grade and every engine', () => {
    expect(new Set(rows.map(({ read }) => read('grade')))).toEqual(new Set(grades))
    for (const { name } of stressEngines) expect(header).toContain(name)
  })

  it.each(rows)('are worth the grade of $name', ({ read, rate }) => {
    expect(rate).toBeGreaterThanOrEqual(worth[read('grade') as Grade] * plain)
  })

  it('fit the bounds for the reserve', () => {
    const logos = rows.filter(({ name }) => name.startsWith('logo'))
    expect(logos.length).toBeGreaterThan(10)
    for (const { read, rate, name } of logos) {
      const grade = gradeShare(Number(read('reserve')), reserveBounds)
      expect({ name, grade, isWorth: rate >= worth[grade] * plain }).toMatchObject({
        isWorth: true,
      })
    }
  })

  it('show no green design that ZBar never reads, and no poor one that all read everywhere', () => {
    for (const { read, name, rate } of rows) {
      if (read('verdict') === 'green') expect([name, read('zbar')]).not.toEqual([name, '0%'])
      if (read('verdict') === 'unreadable') expect([name, rate < 0.3]).toEqual([name, true])
      if (read('verdict') === 'red') expect([name, rate < 0.97 * plain]).toEqual([name, true])
    }
  })
})
