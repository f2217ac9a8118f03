import { useLocale } from 'next-intl'
import { useEffect, useState } from 'react'
import type { BarcodeFormat } from '@/qr/barcode'
import type { Design } from '@/qr/design'
import type { Scene } from '@/qr/render'
import type { BatchRow } from '../batch-job'
import { drawRowScene } from './draw-row-scene'

/** The code of a row as a scene; the previous one remains while another is drawn. */
export function useRowScene(
  row: BatchRow | undefined,
  design: Design,
  barcode: BarcodeFormat | undefined,
): Scene | null {
  const language = useLocale()
  const [scene, setScene] = useState<Scene | null>(null)
  useEffect(() => {
    let isOvertaken = false
    const drawn = row && drawRowScene(row, { design, language, ...(barcode && { barcode }) })
    Promise.resolve(drawn ?? null).then(
      (found) => !isOvertaken && setScene(found),
      () => !isOvertaken && setScene(null),
    )
    return () => {
      isOvertaken = true
    }
  }, [row, design, barcode, language])
  return scene
}
