import { expect, it } from 'vitest'
import { findExpired } from './keep-backups'

const dayMs = 86_400_000
const nameOf = (ms: number) => `quietzone-${new Date(ms).toISOString().slice(0, 10)}T030000.tar.gz`

it('keeps an archive of each of seven days, five weeks and twelve months', () => {
  const last = Date.parse('2026-11-29')
  const folder = new Set<string>()
  for (let day = 800; day >= 0; day -= 1) {
    folder.add(nameOf(last - day * dayMs))
    for (const name of findExpired([...folder])) folder.delete(name)
  }
  const days = [...folder].map((name) => name.slice('quietzone-'.length, -'T030000.tar.gz'.length))
  expect(days.slice(-7)).toEqual([23, 24, 25, 26, 27, 28, 29].map((day) => `2026-11-${day}`))
  const months = new Set(days.map((day) => day.slice(0, 7)))
  expect(months.size).toBe(12)
  expect([...months][0]).toBe('2025-12')
  const weeks = new Set(days.map((day) => Math.floor(Date.parse(day) / dayMs / 7)))
  for (let week = 0; week < 5; week += 1)
    expect(weeks).toContain(Math.floor(last / dayMs / 7) - week)
  expect(days.length).toBeLessThan(7 + 5 + 12)
})

it('deletes what was not finished, and nothing of anybody else', () => {
  const first = 'quietzone-2026-11-29T030000.tar.gz'
  expect(findExpired([`${first}.partial`, first, 'before-a.tar.gz', 'notes.txt'])).toEqual([
    `${first}.partial`,
  ])
})
