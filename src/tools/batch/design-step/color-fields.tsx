import { useTranslations } from 'next-intl'
import { FillField } from '@/tools/shared/style/fill-field'
import type { DesignPanelProps } from './design-panel-props'

/** Fields for the colours or gradients of modules and background. */
export function ColorFields({ design, restyle }: DesignPanelProps) {
  const t = useTranslations('batch.design')
  const { modules, background } = design
  return (
    <div className="grid items-start gap-x-6 gap-y-5 @lg:grid-cols-2">
      <FillField
        label={t('foreground')}
        value={modules.fill}
        allowGradient
        onValueChange={(fill) => fill && restyle({ modules: { ...modules, fill } })}
      />
      <FillField
        label={t('background')}
        value={background.fill}
        allowGradient
        allowNone
        onValueChange={(fill) => fill && restyle({ background: { ...background, fill } })}
      />
    </div>
  )
}
