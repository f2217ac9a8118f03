import { useTranslations } from 'next-intl'
import type { RecentCode } from '@/tools/shared/recent/recent-code'
import { recentCodesStorage } from '@/tools/shared/recent/recent-codes'
import { ShelfSettings } from '@/tools/shared/shelf/shelf-settings'
import { Button } from '@/ui/button'
import { FileButton } from '@/ui/file-button'
import { Icon } from '@/ui/icon/icon'
import type { RecentCodeActions } from './use-recent-code-actions'

/** Whether codes are stored; import, export and deletion of all codes. */
export function CodesSettings({
  codes,
  act,
}: {
  codes: readonly RecentCode[]
  act: RecentCodeActions
}) {
  const t = useTranslations('editor.recent.settings')
  return (
    <ShelfSettings
      choice={recentCodesStorage}
      label={t('keep')}
      hints={{ on: t('keepOn'), off: t(codes.length > 0 ? 'keepOffStill' : 'keepOff') }}
    >
      <div className="flex flex-wrap gap-2">
        <FileButton
          variant="secondary"
          size="sm"
          label={t('import')}
          accept="application/json,.json"
          onFile={act.importFrom}
        >
          <Icon name="upload" />
        </FileButton>
        {codes.length > 0 && (
          <>
            <Button variant="secondary" size="sm" onClick={act.exportAll}>
              <Icon name="download" />
              {t('export')}
            </Button>
            <Button
              variant="secondary"
              size="sm"
              onClick={() => act.remove(codes, codes[0]?.name ?? '')}
            >
              <Icon name="trash-2" />
              {t('deleteAll')}
            </Button>
          </>
        )}
      </div>
    </ShelfSettings>
  )
}
