import { useTranslations } from 'next-intl'
import { AdvancedSettings } from './advanced-settings'
import { BackgroundSettings } from './background-settings'
import { FinderSettings } from './finder-settings'
import { ModuleSettings } from './module-settings'
import { OwnPresets } from './own-presets'
import { PresetGallery } from './preset-gallery'
import { RandomStyle } from './random-style'

/** The style of a code: presets first, then each of their parts. */
export function StylePanel() {
  const t = useTranslations('editor.style')
  return (
    <section aria-label={t('label')} className="@container flex flex-col gap-9">
      <div className="flex flex-col gap-4">
        <RandomStyle />
        <PresetGallery />
      </div>
      <OwnPresets />
      <ModuleSettings />
      <FinderSettings />
      <BackgroundSettings />
      <AdvancedSettings />
    </section>
  )
}
