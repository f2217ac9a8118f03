import { Download, Trash2 } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { maxHistoryCodes } from '@/qr/inspect/history-limit'
import { Button } from '@/ui/button'
import { Checkbox } from '@/ui/checkbox'
import { keepingScans } from './scan-history'
import type { HistoryEntry } from './use-history'
import type { HistoryActions } from './use-history-actions'

/** Whether the history is kept, and what can be done with all of it. */
export function HistorySettings({
  entries,
  found,
  act,
}: {
  entries: readonly HistoryEntry[]
  /** Those that fit what is searched for: they are exported. */
  found: readonly HistoryEntry[]
  act: HistoryActions
}) {
  const t = useTranslations('scanner.history')
  const [isKeeping, setKeeping] = useState(keepingScans.isKeepingOn)
  const hint = isKeeping ? 'on' : entries.length > 0 ? 'offStill' : 'off'
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-4 border-line border-t pt-4">
      <Checkbox
        label={t('keep.label')}
        hint={t(`keep.${hint}`, { count: maxHistoryCodes })}
        checked={isKeeping}
        onChange={({ target: { checked } }) => {
          keepingScans.chooseKeeping(checked)
          setKeeping(checked)
        }}
        className="max-w-96 grow"
      />
      {entries.length > 0 && (
        <div className="flex flex-col gap-2">
          <div className="flex flex-wrap gap-2">
            <Button
              variant="secondary"
              size="sm"
              disabled={found.length === 0}
              onClick={() => act.exportCsv(found)}
            >
              <Download aria-hidden="true" />
              {t('exportCsv')}
            </Button>
            <Button
              variant="secondary"
              size="sm"
              disabled={found.length === 0}
              onClick={() => act.exportJson(found)}
            >
              <Download aria-hidden="true" />
              {t('exportJson')}
            </Button>
            <Button variant="secondary" size="sm" onClick={() => act.remove(entries)}>
              <Trash2 aria-hidden="true" />
              {t('deleteAll')}
            </Button>
          </div>
          <p className="text-ink-soft text-xs">{t('exportHint')}</p>
        </div>
      )}
    </div>
  )
}
