import { useEffect, useState } from 'react'
import type { ResultRow } from '@/qr/content'
import type { Understood } from './recognize-code'

const none: readonly ResultRow[] = []

/** Rows of compressed or packed data, whose decoders are loaded with the first such code. */
export function useDecodedRows(understood: Understood): readonly ResultRow[] {
  const [decoded, setDecoded] = useState({ understood, rows: none })
  useEffect(() => {
    const { type } = understood
    if (type !== 'passkey-request' && type !== 'health-card' && type !== 'eu-certificate') return
    let isCurrent = true
    import('./decoded/list-decoded-rows')
      .then(({ listDecodedRows }) => {
        if (isCurrent) setDecoded({ understood, rows: listDecodedRows(understood) })
      })
      .catch(() => {})
    return () => {
      isCurrent = false
    }
  }, [understood])
  return decoded.understood === understood ? decoded.rows : none
}
