import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { maxHistoryCodes } from '@/qr/inspect'
import { ShelfSettings } from '@/tools/shared/shelf/shelf-settings'
import { Button } from '@/ui/button'
import { Checkbox } from '@/ui/checkbox'
import { Icon } from '@/ui/icon/icon'
import { scanStorage } from './scan-history'
import type { HistoryEntry } from './use-history'
import type { HistoryActions } from './use-history-actions'

/** Whether scans are stored; export and deletion of the whole history. */
export function HistorySettings({
  entries,
  found,
  act,
}: {
  entries: readonly HistoryEntry[]
  /** The entries that match the search; only these are exported. */
  found: readonly HistoryEntry[]
  act: HistoryActions
}) {
  const t = useTranslations('scanner.history')
  const [withSecrets, setWithSecrets] = useState(false)
  return (
    <ShelfSettings
      choice={scanStorage}
      label={t('keep.label')}
      hints={{
        on: t('keep.on', { count: maxHistoryCodes }),
        off: t(entries.length > 0 ? 'keep.offStill' : 'keep.off'),
      }}
    >
      {entries.length > 0 && (
        <div className="flex flex-col gap-2">
          <div className="flex flex-wrap gap-2">
            <Button
              variant="secondary"
              size="sm"
              disabled={found.length === 0}
              onClick={() => act.exportCsv(found, withSecrets)}
            >
              <Icon name="download" />
              {t('exportCsv')}
            </Button>
            <Button
              variant="secondary"
              size="sm"
              disabled={found.length === 0}
              onClick={() => act.exportJson(found, withSecrets)}
            >
              <Icon name="download" />
              {t('exportJson')}
            </Button>
            <Button variant="secondary" size="sm" onClick={() => act.remove(entries)}>
              <Icon name="trash-2" />
              {t('deleteAll')}
            </Button>
          </div>
          {found.some(({ hasSecret }) => hasSecret) && (
            <Checkbox
              label={t('includeSecrets')}
              checked={withSecrets}
              onChange={({ target }) => setWithSecrets(target.checked)}
            />
          )}
        </div>
      )}
    </ShelfSettings>
  )
}
