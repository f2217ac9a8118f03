import { useEffect, useRef, useState } from 'react'
import type { FoundCode } from '@/qr/decode'
import type { InspectedSymbol } from '@/qr/inspect'
import type { Pixels } from '@/qr/render'
import { inspectCode } from './inspect-code'

/** The result of inspecting a code; null if there is none, undefined while it is running. */
export function useInspection(
  code: FoundCode,
  getPixels: () => Promise<Pixels | null>,
  /** An inspection uses about a second of CPU time. */
  isWanted: boolean,
): InspectedSymbol | null | undefined {
  const [found, setFound] = useState<{ code: FoundCode; inspected: InspectedSymbol | null }>()
  const latest = useRef(getPixels)
  useEffect(() => {
    latest.current = getPixels
  })
  useEffect(() => {
    if (!isWanted) return
    let isUnmounted = false
    const finish = (inspected: InspectedSymbol | null) => {
      if (!isUnmounted) setFound({ code, inspected })
    }
    inspectCode(code, () => latest.current()).then(finish, () => finish(null))
    return () => {
      isUnmounted = true
    }
  }, [code, isWanted])
  return found?.code === code ? found.inspected : undefined
}
