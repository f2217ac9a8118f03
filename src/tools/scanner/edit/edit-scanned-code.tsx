import { useTranslations } from 'next-intl'
import { useId, useState } from 'react'
import type { Pixels } from '@/qr/render'
import { LazyPart } from '@/tools/shared/lazy-part'
import { Button } from '@/ui/button'
import { Icon } from '@/ui/icon/icon'
import { Skeleton } from '@/ui/skeleton'
import type { ReadCode } from '../results/read-code'

const loadPanel = () => import('./edit-panel').then((module) => ({ default: module.EditPanel }))

/**
 * Opens a scanned code in the generator: its content and, as far as it is recognized, its design.
 */
export function EditScannedCode({
  read,
  getPixels,
}: {
  read: ReadCode
  /** The picture that the code's corners refer to; null once it is removed. */
  getPixels: () => Promise<Pixels | null>
}) {
  const t = useTranslations('scanner.edit')
  const [isOpen, setOpen] = useState(false)
  const panelId = useId()
  return (
    <div className="min-w-0 has-[[data-open]]:w-full">
      <Button
        variant="secondary"
        size="sm"
        aria-expanded={isOpen}
        aria-controls={isOpen ? panelId : undefined}
        onPointerEnter={() => loadPanel().catch(() => {})}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name="pencil" />
        {t('open')}
      </Button>
      {isOpen && (
        <div id={panelId} data-open="" className="mt-3 rounded-md border border-line bg-paper p-4">
          <LazyPart
            load={loadPanel}
            {...{ read, getPixels }}
            fallback={<Skeleton className="h-40" />}
          />
        </div>
      )}
    </div>
  )
}
