import { useTranslations } from 'next-intl'
import { useMemo } from 'react'
import { applyRowStyle } from '@/qr/batch'
import { type Design, encodeOptions } from '@/qr/design'
import { encodeMatrix } from '@/qr/encode'
import { buildScene } from '@/qr/render'
import { ScenePicture } from '@/tools/shared/style/scene-picture'
import { useFrameText } from '@/tools/shared/style/use-frame-text'
import type { BatchRow } from '../batch-job'

/** The code of a row, in the design of the batch with the changes of the row. */
export function PreviewCode({ row, design }: { row: BatchRow; design: Design }) {
  const t = useTranslations('batch.preview')
  const own = useMemo(() => {
    const looked = applyRowStyle(design, row.look, row.text)
    return looked.ok ? looked.design : design
  }, [design, row])
  const frameText = useFrameText(own.frame)
  const scene = useMemo(() => {
    const encoded = encodeMatrix(row.text, encodeOptions(own))
    return encoded.ok ? buildScene(encoded.matrix, own, { frameText }) : null
  }, [row.text, own, frameText])
  return (
    <div data-theme="light" className="rounded-md border border-line bg-white p-1.5">
      {scene && (
        <ScenePicture
          scene={scene}
          name={t('code', { title: row.title })}
          className="aspect-square w-full"
        />
      )}
    </div>
  )
}
