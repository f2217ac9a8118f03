import { useEffect, useMemo, useState } from 'react'
import { type Caution, prepareTimeZones } from '@/qr/content'
import type { FoundCode } from '@/qr/decode'
import { useScanner } from '../scanner-context'
import { recognizeCode, type Understood } from './recognize-code'
import { useCautions } from './use-cautions'

/**
 * The content of a code and the cautions about it. An event whose time zone is unknown is recognized
 * again once the other names of zones are loaded; without a connection it stays unknown.
 */
export function useUnderstood(code: FoundCode): {
  understood: Understood
  cautions: readonly Caution[]
} {
  const { siteHost } = useScanner()
  const first = useMemo(() => recognizeCode(code, siteHost), [code, siteHost])
  const [again, setAgain] = useState<{ first: Understood; understood: Understood }>()
  const isUnplaced = first.type === 'unplaced-event'
  useEffect(() => {
    if (!isUnplaced) return
    let isCurrent = true
    const recognizeAgain = () => {
      if (isCurrent) setAgain({ first, understood: recognizeCode(code, siteHost) })
    }
    prepareTimeZones().then(recognizeAgain, recognizeAgain)
    return () => {
      isCurrent = false
    }
  }, [isUnplaced, first, code, siteHost])
  const isAgain = again?.first === first
  const understood = isAgain ? again.understood : first
  const cautions = useCautions(understood)
  return { understood, cautions: isUnplaced && !isAgain ? [] : cautions }
}
