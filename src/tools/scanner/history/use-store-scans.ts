import { useEffect, useRef } from 'react'
import type { Reading } from '../list-readings'
import { storeScans } from './scan-history'

/** Notes what was read as it is read, each once. */
export function useStoreScans(readings: readonly Reading[]): void {
  const noted = useRef(new Set<string>())
  useEffect(() => {
    const fresh = readings.filter(({ key }) => !noted.current.has(key))
    for (const { key } of fresh) noted.current.add(key)
    // A message of which parts are missing is kept once it is whole.
    const whole = fresh.filter(({ read }) => !read.missing?.length)
    void storeScans(whole.map(({ read }) => read.code))
  }, [readings])
}
