import { useTranslations } from 'next-intl'
import { ScenePicture } from '@/tools/shared/style/scene-picture'
import { useBatch } from '../batch-context'
import type { BatchRow } from '../batch-job'
import { useRowScene } from '../pictures/use-row-scene'

/** The code of a row, in the design of the batch with the changes of the row. */
export function PreviewCode({ row }: { row: BatchRow }) {
  const t = useTranslations('batch.preview')
  const { barcode } = useBatch()
  const scene = useRowScene(row)
  return (
    <div data-theme="light" className="rounded-md border border-line bg-white p-1.5">
      <div className="aspect-square w-full">
        {scene && (
          <ScenePicture
            scene={scene}
            name={t(barcode ? 'barcode' : 'code', { title: row.title })}
            className="size-full"
          />
        )}
      </div>
    </div>
  )
}
