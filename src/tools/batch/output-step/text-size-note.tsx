import { useTranslations } from 'next-intl'
import { useMemo } from 'react'
import { type BoxMm, type CaptionStyle, fitCaption } from '@/qr/sheet'
import type { OutlinedLines } from '@/qr/text'
import { Notice } from '@/ui/notice'

/** Nothing smaller is legible. */
const leastPt = 3
const pointsPerMm = 72 / 25.4

/** A warning if the longest text has to be so small on a label that it cannot be read. */
export function TextSizeNote({
  row,
  outlines,
  box,
  style: { sizeMm },
}: {
  row: number
  outlines: OutlinedLines
  box: BoxMm
  style: CaptionStyle
}) {
  const t = useTranslations('batch.output.labels.tiny')
  const { widthMm, heightMm } = box
  const points = useMemo(
    () => fitCaption(outlines, { widthMm, heightMm }, sizeMm).sizeMm * pointsPerMm,
    [outlines, widthMm, heightMm, sizeMm],
  )
  return (
    <div role="status">
      {points < leastPt && (
        <Notice tone="warn" title={t('title', { row })}>
          {t('text', { points: Math.round(points * 10) / 10 })}
        </Notice>
      )}
    </div>
  )
}
