import { useTranslations } from 'next-intl'
import { bleedLimitsMm } from '@/qr/render'
import { Checkbox } from '@/ui/checkbox'
import { Field } from '@/ui/field'
import { NumberInput } from '@/ui/number-input'

type PrintBoxSettings = { bleedMm: number; isPdfX: boolean }

/** Fields for the bleed of a PDF and its standard for print shops. */
export function PrintBoxFields({
  settings,
  isRgb,
  bleedHint,
  onChange,
}: {
  settings: PrintBoxSettings
  /** Whether the file is in RGB, which PDF/X-4 does not contain here. */
  isRgb: boolean
  bleedHint: string
  onChange: (change: Partial<PrintBoxSettings>) => void
}) {
  const t = useTranslations('editor.export.boxes')
  return (
    <>
      <Field label={t('bleed')} hint={bleedHint} className="max-w-64">
        {(control) => (
          <NumberInput
            {...control}
            value={settings.bleedMm}
            onValueChange={(bleedMm) => onChange({ bleedMm })}
            {...bleedLimitsMm}
            step={0.5}
            unit="mm"
          />
        )}
      </Field>
      <Checkbox
        label={t('pdfX')}
        hint={isRgb ? t('pdfXNeedsInks') : t('pdfXHint')}
        checked={settings.isPdfX && !isRgb}
        disabled={isRgb}
        onChange={({ currentTarget }) => onChange({ isPdfX: currentTarget.checked })}
      />
    </>
  )
}
