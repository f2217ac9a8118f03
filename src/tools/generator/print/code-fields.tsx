import { useLocale, useTranslations } from 'next-intl'
import type { SheetFormat } from '@/qr/sheet'
import { PrintBoxFields } from '@/tools/shared/print-boxes/print-box-fields'
import { NumberField } from '@/tools/shared/sheet/number-field'
import {
  captionMaxLength,
  countCodes,
  mostCopies,
  ownGrid,
  type SheetSettings,
  sheetColors,
} from '@/tools/shared/sheet/sheet-settings'
import { Button } from '@/ui/button'
import { Checkbox } from '@/ui/checkbox'
import { Field } from '@/ui/field'
import { RangeInput } from '@/ui/range-input'
import { Segmented } from '@/ui/segmented'
import { TextInput } from '@/ui/text-input'

const leastWidthMm = 5
const widthStepMm = 0.5

/** The number of codes, their size and their caption. */
export function CodeFields({
  settings,
  format,
  widthMm,
  widestMm,
  captionExample,
  captionError,
  onChange,
}: {
  settings: SheetSettings
  format: SheetFormat
  /** Width of the code in the layout. */
  widthMm: number
  /** Largest width that fits into a label. */
  widestMm: number
  captionExample: string
  captionError: string | undefined
  onChange: (change: Partial<SheetSettings>) => void
}) {
  const t = useTranslations('editor.print')
  const locale = useLocale()
  const { count, startAt } = countCodes(settings, format)
  // Rounded up to a step, so that the end of the slider is the largest width.
  const most = Math.ceil(widestMm / widthStepMm) * widthStepMm
  const least = Math.min(leastWidthMm, most - widthStepMm)
  const isLargest = widthMm >= widestMm - 0.05
  return (
    <>
      <div className="grid grid-cols-2 items-start gap-x-4 gap-y-5">
        <NumberField
          label={t('copies.label')}
          value={count}
          min={1}
          max={mostCopies}
          hint={
            settings.copies === null ? (
              t('copies.filled')
            ) : (
              <Reset label={t('copies.fill')} onPress={() => onChange({ copies: null })} />
            )
          }
          onValueChange={(copies) => onChange({ copies })}
        />
        <NumberField
          label={t('start.label')}
          value={startAt}
          min={1}
          max={format.columns * format.rows}
          hint={t('start.hint')}
          onValueChange={(value) => onChange({ startAt: value })}
        />
      </div>
      <Field label={t('width.label')} hint={isLargest ? t('width.largest') : undefined}>
        {(control) => (
          <RangeInput
            {...control}
            value={isLargest ? most : widthMm}
            min={least}
            max={most}
            step={widthStepMm}
            formatValue={(value) => t('width.value', { mm: Math.min(value, widestMm) })}
            onValueChange={(value) => onChange({ codeWidthMm: value < most ? value : null })}
          />
        )}
      </Field>
      <Field label={t('caption.label')} note={t('optional')} error={captionError}>
        {(control) => (
          <TextInput
            {...control}
            value={settings.caption}
            maxLength={captionMaxLength}
            placeholder={captionExample}
            lang={locale}
            autoComplete="off"
            onChange={({ currentTarget }) => onChange({ caption: currentTarget.value })}
          />
        )}
      </Field>
      <Checkbox
        label={settings.format === ownGrid ? t('marks.corners') : t('marks.outlines')}
        hint={settings.format === ownGrid ? undefined : t('marks.outlinesHint')}
        checked={settings.hasMarks}
        onChange={({ currentTarget }) => onChange({ hasMarks: currentTarget.checked })}
      />
      <Segmented
        legend={t('color.label')}
        hint={t(`color.${settings.color}Hint`)}
        options={sheetColors.map((value) => ({ value, label: t(`color.${value}`) }))}
        value={settings.color}
        onValueChange={(color) => onChange({ color })}
      />
      <PrintBoxFields
        settings={settings}
        isRgb={settings.color === 'rgb'}
        bleedHint={t('bleedHint')}
        onChange={onChange}
      />
    </>
  )
}

function Reset({ label, onPress }: { label: string; onPress: () => void }) {
  return (
    <Button
      variant="quiet"
      size="sm"
      onClick={onPress}
      className="-ms-2 min-h-8! px-2! text-ink-soft text-xs! underline decoration-line-strong underline-offset-4"
    >
      {label}
    </Button>
  )
}
