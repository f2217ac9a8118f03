import { useTranslations } from 'next-intl'
import { useOwnPresets } from '@/tools/shared/kept/use-own-presets'
import { Notice } from '@/ui/notice'
import { Skeleton } from '@/ui/skeleton'
import type { PanelProps } from '../panel-props'
import { OwnPresetList } from './own-preset-list'
import { SettingsGroup } from './settings-group'

/** Looks that a visitor keeps on this device. */
export function OwnPresets(props: PanelProps) {
  const t = useTranslations('editor.style.own')
  const { kept, reload } = useOwnPresets()
  return (
    <SettingsGroup label={t('legend')}>
      {kept.status === 'loading' && (
        <div role="status">
          <span className="sr-only">{t('loading')}</span>
          <Skeleton className="h-11 w-40" />
        </div>
      )}
      {kept.status === 'unavailable' && (
        <Notice tone="warn" title={t('unavailable.title')}>
          {t('unavailable.text')}
        </Notice>
      )}
      {kept.status === 'ready' && (
        <OwnPresetList {...props} presets={kept.presets} onChanged={reload} />
      )}
    </SettingsGroup>
  )
}
