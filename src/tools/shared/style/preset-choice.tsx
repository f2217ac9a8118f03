import { useTranslations } from 'next-intl'
import { applyPreset, type Design, presets, wearsPreset } from '@/qr/design'
import type { Matrix } from '@/qr/encode'
import { PictureChoice } from '@/ui/picture-choice'
import type { Option } from './option-checker'
import { OptionMark } from './option-mark'
import { PresetPicture } from './preset-picture'
import { useVerdictMarks } from './use-verdict-marks'

/** A code in every built-in preset. */
export function PresetChoice({
  legend,
  hint,
  design,
  checked,
  shown,
  onChoose,
  className,
}: {
  legend: string
  hint?: string
  design: Design
  /** The code that is checked in every preset. */
  checked: Option
  /** The code in the pictures, which may lag behind. */
  shown: { matrix: Matrix; design: Design }
  onChoose: (design: Design) => void
  className: string
}) {
  const names = useTranslations('editor.style.presets.names')
  const marks = useVerdictMarks(
    checked,
    presets.map((preset) => ({
      id: preset.id,
      design: applyPreset(checked.design, preset.design),
    })),
  )
  return (
    <PictureChoice
      legend={legend}
      hint={hint}
      options={presets.map(({ id, design: preset }) => ({
        value: id,
        label: names(id),
        picture: <PresetPicture {...shown} preset={preset} className="m-1.5" />,
        mark: <OptionMark {...marks.get(id)} className="absolute end-1 top-1" />,
      }))}
      value={presets.find((preset) => wearsPreset(design, preset.design))?.id ?? null}
      onValueChange={(id) => {
        const chosen = presets.find((preset) => preset.id === id)
        if (chosen) onChoose(applyPreset(design, chosen.design))
      }}
      className={className}
    />
  )
}
