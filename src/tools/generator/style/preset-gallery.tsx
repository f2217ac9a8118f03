import { useTranslations } from 'next-intl'
import { useDeferredValue } from 'react'
import { applyPreset, presets, wearsPreset } from '@/qr/design'
import { findVerdictMarks } from '@/tools/shared/style/find-verdict-marks'
import { OptionMark } from '@/tools/shared/style/option-mark'
import { PresetPicture } from '@/tools/shared/style/preset-picture'
import { useOptionVerdicts } from '@/tools/shared/style/use-option-verdicts'
import { PictureChoice } from '@/ui/picture-choice'
import { useGenerator } from '../generator-context'

/** The visitor's code in every built-in preset. */
export function PresetGallery() {
  const { code, design, frameText, restyle } = useGenerator()
  const t = useTranslations('editor.style.presets')
  const verdicts = useOptionVerdicts(
    { text: code.text, frameText },
    presets.map((preset) => ({ id: preset.id, design: applyPreset(design, preset.design) })),
  )
  const marks = findVerdictMarks(
    presets.map(({ id }) => id),
    verdicts,
  )
  // Pictures are deferred so that typing and dragging stay smooth.
  const shown = useDeferredValue({ matrix: code.matrix, design })
  return (
    <PictureChoice
      legend={t('legend')}
      hint={t('hint', { count: presets.length })}
      options={presets.map(({ id, design: preset }) => ({
        value: id,
        label: t(`names.${id}`),
        picture: <PresetPicture {...shown} preset={preset} className="m-1.5" />,
        mark: <OptionMark verdict={marks.get(id)} className="absolute end-1 top-1" />,
      }))}
      value={presets.find((preset) => wearsPreset(design, preset.design))?.id ?? null}
      onValueChange={(id) => {
        const chosen = presets.find((preset) => preset.id === id)
        if (chosen) restyle(applyPreset(design, chosen.design), 'preset')
      }}
      className="grid-cols-3 @xs:grid-cols-4 @xl:grid-cols-5"
    />
  )
}
