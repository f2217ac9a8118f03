import { useEffect, useRef, useState } from 'react'
import { type Design, defaultDesign } from '@/qr/design/design'
import { readDesign } from '@/qr/design/read-design'
import { parseKept, readSession, writeSession } from '@/tools/shared/kept/session-values'

const key = 'batch:design'

/** The look of all codes, as long as the tab lives. */
export function useBatchDesign() {
  const [design, setDesign] = useState<Design>(
    () => readDesign(parseKept(readSession(key))) ?? defaultDesign,
  )
  const kept = useRef(design)
  useEffect(() => {
    if (kept.current === design) return
    kept.current = design
    writeSession(key, JSON.stringify(design))
  }, [design])
  return [design, setDesign] as const
}
