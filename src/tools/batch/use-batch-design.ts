import { useEffect, useRef, useState } from 'react'
import { type Design, defaultDesign } from '@/qr/design/design'
import { readDesign } from '@/qr/design/read-design'
import { storedValue } from '@/std/stored-value'

const stored = storedValue('sessionStorage', 'batch:design', readDesign)

/** The look of all codes, as long as the tab lives. */
export function useBatchDesign() {
  const [design, setDesign] = useState<Design>(() => stored.read() ?? defaultDesign)
  const kept = useRef(design)
  useEffect(() => {
    if (kept.current === design) return
    kept.current = design
    stored.write(design)
  }, [design])
  return [design, setDesign] as const
}
