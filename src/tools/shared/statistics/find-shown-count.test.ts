import { describe, expect, it } from 'vitest'
import { findShownCount } from './find-shown-count'

const entry = (value: string, scans: number, clicks = 0, bots = 0) => ({
  value,
  scans,
  clicks,
  bots,
})

describe('findShownCount', () => {
  it('distributes scans, clicks where there are no scans, and clicks of referring sites', () => {
    expect(findShownCount('device', [entry('phone', 2, 5), entry('', 1)])).toBe('scans')
    expect(findShownCount('device', [entry('desktop', 0, 5)])).toBe('clicks')
    expect(findShownCount('referrer', [entry('example.com', 3, 1)])).toBe('clicks')
  })

  it('hides a dimension whose values are unknown or were never counted', () => {
    expect(findShownCount('country', [])).toBeNull()
    expect(findShownCount('country', [entry('', 8)])).toBeNull()
    expect(findShownCount('device', [entry('', 8), entry('desktop', 0)])).toBeNull()
    expect(findShownCount('device', [entry('desktop', 0, 0, 4)])).toBeNull()
    expect(findShownCount('referrer', [entry('example.com', 3)])).toBeNull()
  })
})
