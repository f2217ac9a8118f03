import { useTranslations } from 'next-intl'
import { ScenePicture } from '@/tools/shared/style/scene-picture'
import { Button } from '@/ui/button'
import { Icon } from '@/ui/icon/icon'
import { useBatch } from '../batch-context'
import { useFaultMessages } from '../list/use-fault-messages'
import { useRowScene } from '../pictures/use-row-scene'

/** The code of one row as it will be drawn, and buttons for the rows before and after it. */
export function RowPreview({
  index,
  onIndex,
}: {
  index: number
  onIndex: (index: number) => void
}) {
  const t = useTranslations('batch.design')
  const { rows, mapping, undrawable } = useBatch()
  const row = rows[index]
  const count = rows.length
  const scene = useRowScene(row)
  const fault = row && undrawable.get(row.row)
  const messages = useFaultMessages(mapping?.type)
  const step = (by: number) => onIndex((index + by + count) % count)
  return (
    <figure className="flex flex-col gap-2">
      <span
        data-theme="light"
        data-testid="batch-look"
        className="mx-auto block aspect-square w-full max-w-60 rounded-md border border-line bg-white p-3"
      >
        {scene && fault?.reason !== 'letters-missing' && (
          <ScenePicture scene={scene} className="size-full" />
        )}
      </span>
      <figcaption className="flex flex-wrap items-center justify-center gap-1 text-ink-soft text-xs">
        {count > 1 && (
          <Button
            variant="quiet"
            size="sm"
            square
            aria-label={t('previousRow')}
            onClick={() => step(-1)}
          >
            <Icon name="chevron-left" />
          </Button>
        )}
        <span role="status" className="min-w-24 text-center tabular-nums">
          {row && t('shownRow', { row: row.row })}
        </span>
        {count > 1 && (
          <Button
            variant="quiet"
            size="sm"
            square
            aria-label={t('nextRow')}
            onClick={() => step(1)}
          >
            <Icon name="chevron-right" />
          </Button>
        )}
        <span role="status" className="basis-full text-center text-bad">
          {fault && messages.reason(fault)}
        </span>
      </figcaption>
    </figure>
  )
}
