import { useEffect, useState } from 'react'
import { useLocale } from '@/i18n/use-locale'
import type { Scene } from '@/qr/render'
import { useBatch } from '../batch-context'
import type { BatchRow } from '../batch-job'
import { drawRowScene } from './draw-row-scene'

/** The code of a row as a scene; the previous one remains while another is drawn. */
export function useRowScene(row: BatchRow | undefined): Scene | null {
  const { design, barcode } = useBatch()
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
