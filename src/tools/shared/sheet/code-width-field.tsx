import { useTranslations } from 'next-intl'
import { Field } from '@/ui/field'
import { RangeInput } from '@/ui/range-input'

const leastWidthMm = 5
const widthStepMm = 0.5

/** Field for the width of the codes; null is the largest that fits. */
export function CodeWidthField({
  widthMm,
  widestMm,
  onChange,
}: {
  /** Width of the code in the layout. */
  widthMm: number
  /** Largest width that fits into a label. */
  widestMm: number
  onChange: (codeWidthMm: number | null) => void
}) {
  const t = useTranslations('editor.print.width')
  // Rounded up to a step, so that the end of the slider is the largest width.
  const most = Math.ceil(widestMm / widthStepMm) * widthStepMm
  const isLargest = widthMm >= widestMm - 0.05
  return (
    <Field label={t('label')} hint={isLargest ? t('largest') : undefined}>
      {(control) => (
        <RangeInput
          {...control}
          value={isLargest ? most : widthMm}
          min={Math.min(leastWidthMm, most - widthStepMm)}
          max={most}
          step={widthStepMm}
          formatValue={(value) => t('value', { mm: Math.min(value, widestMm) })}
          onValueChange={(value) => onChange(value < most ? value : null)}
        />
      )}
    </Field>
  )
}
