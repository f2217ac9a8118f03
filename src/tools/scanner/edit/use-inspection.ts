import { useEffect, useRef, useState } from 'react'
import type { FoundCode } from '@/qr/decode/code-found'
import type { InspectedSymbol } from '@/qr/inspect/inspect-api'
import type { Pixels } from '@/qr/render/pixels'
import { inspectCode } from './inspect-code'

/** What a look into a code found; null where nothing can be told, undefined while it lasts. */
export function useInspection(
  code: FoundCode,
  getPixels: () => Promise<Pixels | null>,
  /** It costs about a second of a processor. */
  isWanted: boolean,
): InspectedSymbol | null | undefined {
  const [found, setFound] = useState<{ code: FoundCode; inspected: InspectedSymbol | null }>()
  const latest = useRef(getPixels)
  useEffect(() => {
    latest.current = getPixels
  })
  useEffect(() => {
    if (!isWanted) return
    let isGone = false
    const tell = (inspected: InspectedSymbol | null) => {
      if (!isGone) setFound({ code, inspected })
    }
    inspectCode(code, () => latest.current()).then(tell, () => tell(null))
    return () => {
      isGone = true
    }
  }, [code, isWanted])
  return found?.code === code ? found.inspected : undefined
}
