import { useEffect, useState } from 'react'
import { type CodeLimits, findLimits } from '@/tools/shared/dynamic/find-limits'

/** What the server can do; undefined until it has said so. */
export function useLimits(): CodeLimits | undefined {
  const [limits, setLimits] = useState<CodeLimits>()
  useEffect(() => {
    let isGone = false
    findLimits().then((found) => !isGone && setLimits(found))
    return () => {
      isGone = true
    }
  }, [])
  return limits
}
