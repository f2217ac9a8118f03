import { useFormatter, useTranslations } from 'next-intl'
import { type Design, moduleShapes } from '@/qr/design'
import { moduleShapeDrawings } from '@/qr/render'
import { FillField } from '@/tools/shared/style/fill-field'
import { ModulePicture } from '@/tools/shared/style/module-picture'
import { OptionMark } from '@/tools/shared/style/option-mark'
import { useVerdictMarks } from '@/tools/shared/style/use-verdict-marks'
import { Field } from '@/ui/field'
import { PictureChoice } from '@/ui/picture-choice'
import { RangeInput } from '@/ui/range-input'
import { useGenerator } from '../generator-context'
import { judgeFill } from './judge-fill'
import { SettingsGroup } from './settings-group'

const leastScale = 0.5
/** The check warns below this. */
const safeScale = 0.8

/** Shape, size and color of the modules. */
export function ModuleSettings() {
  const { code, design, frameText, restyle } = useGenerator()
  const t = useTranslations('editor.style.modules')
  const { number } = useFormatter()
  const percentOf = (share: number) => number(share, { style: 'percent' })
  const { modules } = design
  const change = (part: Partial<Design['modules']>, step?: string) =>
    restyle({ modules: { ...modules, ...part } }, step)
  const marks = useVerdictMarks(
    { text: code.text, frameText },
    moduleShapes.map((shape) => ({
      id: shape,
      design: { ...design, modules: { ...modules, shape } },
    })),
  )
  return (
    <SettingsGroup label={t('label')}>
      <PictureChoice
        legend={t('shape')}
        options={moduleShapes.map((shape) => ({
          value: shape,
          label: t(`shapes.${shape}`),
          picture: <ModulePicture shape={shape} />,
          mark: <OptionMark {...marks.get(shape)} className="absolute end-1 top-1" />,
        }))}
        value={modules.shape}
        onValueChange={(shape) => change({ shape }, 'module-shape')}
        className="grid-cols-4 @xl:grid-cols-6"
      />
      <div className="grid items-start gap-x-4 gap-y-5 @md:grid-cols-2">
        <FillField
          label={t('fill')}
          value={modules.fill}
          allowGradient
          mark={judgeFill(modules.fill, design.background)}
          onValueChange={(fill, step) => fill && change({ fill }, step)}
        />
        {moduleShapeDrawings[modules.shape].isScalable && (
          <Field
            label={t('scale')}
            hint={
              modules.scale < safeScale
                ? t('scaleHint', { percent: percentOf(safeScale) })
                : undefined
            }
          >
            {(control) => (
              <RangeInput
                {...control}
                value={Math.round(modules.scale * 100)}
                min={leastScale * 100}
                max={100}
                step={5}
                formatValue={(percent) => percentOf(percent / 100)}
                onValueChange={(percent) => change({ scale: percent / 100 }, 'module-scale')}
              />
            )}
          </Field>
        )}
      </div>
    </SettingsGroup>
  )
}
