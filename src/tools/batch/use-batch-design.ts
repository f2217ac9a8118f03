import { useEffect, useRef, useState } from 'react'
import { type Design, defaultDesign, readDesign } from '@/qr/design'
import { storedValue } from '@/std/stored-value'

const stored = storedValue('sessionStorage', 'batch:design', readDesign)

/** The design of the batch, stored for the session of the tab. */
export function useBatchDesign() {
  const [design, setDesign] = useState<Design>(() => stored.read() ?? defaultDesign)
  const lastStored = useRef(design)
  useEffect(() => {
    if (lastStored.current === design) return
    lastStored.current = design
    stored.write(design)
  }, [design])
  return [design, setDesign] as const
}
