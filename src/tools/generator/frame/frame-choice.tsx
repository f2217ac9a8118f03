import { useTranslations } from 'next-intl'
import { useDeferredValue } from 'react'
import { type Design, type Frame, type FrameShape, frameShapes } from '@/qr/design'
import type { OutlinedText } from '@/qr/text'
import { FramedCode } from '@/tools/shared/style/framed-code'
import { OptionMark } from '@/tools/shared/style/option-mark'
import { useOptionVerdicts } from '@/tools/shared/style/use-option-verdicts'
import { PictureChoice } from '@/ui/picture-choice'
import { useGenerator } from '../generator-context'

const choices = ['none', ...frameShapes] as const

/** The current code in every frame, and without one. */
export function FrameChoice({
  model,
  frameText,
  onChoose,
}: {
  /** The style of a frame without its shape. */
  model: Frame
  frameText: OutlinedText | null
  onChoose: (shape: FrameShape | null) => void
}) {
  const { code, design } = useGenerator()
  const t = useTranslations('editor.frame')
  const framed = (choice: (typeof choices)[number]): Design => ({
    ...design,
    frame: choice === 'none' ? null : { ...model, shape: choice },
  })
  const verdicts = useOptionVerdicts(
    { text: code.text, frameText },
    choices.map((choice) => ({ id: choice, design: framed(choice) })),
  )
  // Pictures are deferred so that typing stays smooth.
  const shown = useDeferredValue({ matrix: code.matrix, design, model, frameText })
  return (
    <PictureChoice
      legend={t('shape')}
      options={choices.map((choice) => ({
        value: choice,
        label: t(`shapes.${choice}`),
        picture: <FramedCode {...shown} shape={choice === 'none' ? null : choice} />,
        mark: <OptionMark verdict={verdicts.get(choice)} />,
      }))}
      value={design.frame?.shape ?? 'none'}
      onValueChange={(choice) => onChoose(choice === 'none' ? null : choice)}
      className="grid-cols-3 @sm:grid-cols-4 @2xl:grid-cols-6"
    />
  )
}
