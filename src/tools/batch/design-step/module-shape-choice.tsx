import { useTranslations } from 'next-intl'
import { moduleShapes } from '@/qr/design'
import { ModulePicture } from '@/tools/shared/style/module-picture'
import { PictureChoice } from '@/ui/picture-choice'
import type { DesignPanelProps } from './design-panel-props'

export function ModuleShapeChoice({ design, restyle }: DesignPanelProps) {
  const t = useTranslations('batch.design')
  const names = useTranslations('editor.style.modules.shapes')
  const { modules } = design
  return (
    <PictureChoice
      legend={t('shape')}
      options={moduleShapes.map((shape) => ({
        value: shape,
        label: names(shape),
        picture: <ModulePicture shape={shape} />,
      }))}
      value={modules.shape}
      onValueChange={(shape) => restyle({ modules: { ...modules, shape } })}
      className="grid-cols-3 @md:grid-cols-6"
    />
  )
}
