import { useEffect, useMemo, useState } from 'react'
import { type Caution, prepareTimeZones } from '@/qr/content'
import type { FoundCode } from '@/qr/decode'
import { useScanner } from '../scanner-context'
import { recogniseCode, type Understood } from './recognise-code'
import { useCautions } from './use-cautions'

/**
 * The content of a code and the cautions about it. An event whose time zone is unknown is recognised
 * again once the other names of zones are loaded; without a connection it stays unknown.
 */
export function useUnderstood(code: FoundCode): {
  understood: Understood
  cautions: readonly Caution[]
} {
  const { siteHost } = useScanner()
  const first = useMemo(() => recogniseCode(code, siteHost), [code, siteHost])
  const [again, setAgain] = useState<{ first: Understood; understood: Understood }>()
  const isUnplaced = first.type === 'unplaced-event'
  useEffect(() => {
    if (!isUnplaced) return
    let isCurrent = true
    const recogniseAgain = () => {
      if (isCurrent) setAgain({ first, understood: recogniseCode(code, siteHost) })
    }
    prepareTimeZones().then(recogniseAgain, recogniseAgain)
    return () => {
      isCurrent = false
    }
  }, [isUnplaced, first, code, siteHost])
  const isAgain = again?.first === first
  const understood = isAgain ? again.understood : first
  const cautions = useCautions(understood)
  return { understood, cautions: isUnplaced && !isAgain ? [] : cautions }
}
