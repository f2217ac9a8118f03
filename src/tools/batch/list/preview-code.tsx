import { useTranslations } from 'next-intl'
import { use } from 'react'
import type { Design } from '@/qr/design'
import { ScenePicture } from '@/tools/shared/style/scene-picture'
import type { BatchRow } from '../batch-job'
import { useRowScene } from '../pictures/use-row-scene'
import { ListContext } from './list-context'

/** The code of a row, in the design of the batch with the changes of the row. */
export function PreviewCode({ row, design }: { row: BatchRow; design: Design }) {
  const t = useTranslations('batch.preview')
  const { mapping } = use(ListContext)
  const barcode = mapping?.barcode
  const scene = useRowScene(row, design, barcode)
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
