import { useEffect, useRef } from 'react'
import type { Reading } from '../list-readings'
import { storeScans } from './scan-history'

/** Stores each code once, when it is read. */
export function useStoreScans(readings: readonly Reading[]): void {
  const noted = useRef(new Set<string>())
  useEffect(() => {
    const fresh = readings.filter(({ key }) => !noted.current.has(key))
    for (const { key } of fresh) noted.current.add(key)
    // A message in several parts is stored when it is complete.
    const whole = fresh.filter(({ read }) => !read.missing?.length)
    void storeScans(whole.map(({ read }) => read.code))
  }, [readings])
}
