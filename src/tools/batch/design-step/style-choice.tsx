import { useTranslations } from 'next-intl'
import { applyPreset, presets, wearsPreset } from '@/qr/design'
import { findVerdictMarks } from '@/tools/shared/style/find-verdict-marks'
import { OptionMark } from '@/tools/shared/style/option-mark'
import { PresetPicture } from '@/tools/shared/style/preset-picture'
import { useOptionVerdicts } from '@/tools/shared/style/use-option-verdicts'
import { PictureChoice } from '@/ui/picture-choice'
import { useBatch } from '../batch-context'
import type { ShownCode } from './shown-code'

const ids = presets.map(({ id }) => id)

/** Shows the first code of the list in every built-in style. */
export function StyleChoice({ code: { text, matrix, design: shown } }: { code: ShownCode }) {
  const { design, restyle } = useBatch()
  const t = useTranslations('batch.design')
  const names = useTranslations('editor.style.presets.names')
  const verdicts = useOptionVerdicts(
    { text, frameText: null },
    presets.map((preset) => ({
      id: preset.id,
      design: { ...applyPreset(shown, preset.design), frame: null },
    })),
  )
  const marks = findVerdictMarks(ids, verdicts)
  return (
    <PictureChoice
      legend={t('looks')}
      options={presets.map(({ id, design: preset }) => ({
        value: id,
        label: names(id),
        picture: <PresetPicture matrix={matrix} design={shown} preset={preset} className="m-1.5" />,
        mark: <OptionMark verdict={marks.get(id)} className="absolute end-1 top-1" />,
      }))}
      value={presets.find((preset) => wearsPreset(design, preset.design))?.id ?? null}
      onValueChange={(id) => {
        const chosen = presets.find((preset) => preset.id === id)
        if (chosen) restyle(applyPreset(design, chosen.design))
      }}
      className="grid-cols-3 @md:grid-cols-5 @2xl:grid-cols-7"
    />
  )
}
