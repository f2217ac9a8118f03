import { useTranslations } from 'next-intl'
import { listOwnPresets } from '@/tools/shared/recent/own-preset'
import { useStoredList } from '@/tools/shared/shelf/use-stored-list'
import { Notice } from '@/ui/notice'
import { Skeleton } from '@/ui/skeleton'
import { OwnPresetList } from './own-preset-list'
import { SettingsGroup } from './settings-group'

/** The styles that a visitor saved on this device. */
export function OwnPresets() {
  const t = useTranslations('editor.style.own')
  const { list, reload } = useStoredList('presets', listOwnPresets)
  return (
    <SettingsGroup label={t('legend')}>
      {list.status === 'loading' && (
        <div role="status">
          <span className="sr-only">{t('loading')}</span>
          <Skeleton className="h-11 w-40" />
        </div>
      )}
      {list.status === 'unavailable' && (
        <Notice tone="warn" title={t('unavailable.title')}>
          {t('unavailable.text')}
        </Notice>
      )}
      {list.status === 'ready' && <OwnPresetList presets={list.entries} onChanged={reload} />}
    </SettingsGroup>
  )
}
