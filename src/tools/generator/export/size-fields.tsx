import { useTranslations } from 'next-intl'
import { sizePxLimits } from '@/qr/design'
import { Button } from '@/ui/button'
import { Field } from '@/ui/field'
import { NumberInput } from '@/ui/number-input'
import { Segmented } from '@/ui/segmented'
import {
  densities,
  type ExportSettings,
  maxWidthMm,
  sizeUnits,
  unitOf,
  widthMmLimits,
} from './export-settings'

const quickPx = [512, 1024, 2048, 4096, 8192]
const quickMm = [20, 30, 50, 80, 120]

/** Fields for the size of the file: in pixels, or in millimeters on paper. */
export function SizeFields({
  settings,
  sizePx,
  onChange,
  onSizePxChange,
}: {
  settings: ExportSettings
  sizePx: number
  onChange: (change: Partial<ExportSettings>) => void
  onSizePxChange: (sizePx: number) => void
}) {
  const t = useTranslations('editor.export.size')
  const { format } = settings
  const unit = unitOf(settings)
  const hasUnits = format === 'png' || format === 'jpeg' || format === 'svg'
  const isVector = format === 'svg'
  const isPx = unit !== 'mm'
  const max = isPx ? sizePxLimits.max : maxWidthMm(settings)
  const value = isPx ? sizePx : Math.min(settings.widthMm, max)
  const set = (number: number) => (isPx ? onSizePxChange(number) : onChange({ widthMm: number }))
  return (
    <div className="flex flex-col gap-4">
      {hasUnits && (
        <div className="grid gap-4 sm:grid-cols-2">
          <Segmented
            legend={t('for')}
            options={sizeUnits.map((value) => ({ value, label: t(`unit.${value}`) }))}
            value={unit ?? 'px'}
            onValueChange={(next) => onChange({ unit: next })}
          />
          {!isPx && !isVector && (
            <Segmented
              legend={t('density')}
              options={densities.map((dpi) => ({
                value: String(dpi),
                label: t('dpi', { dpi: String(dpi) }),
                description: t(`densityOf.${dpi === 300 ? 'usual' : 'fine'}`),
              }))}
              value={String(settings.dpi)}
              onValueChange={(dpi) => onChange({ dpi: dpi === '600' ? 600 : 300 })}
            />
          )}
        </div>
      )}
      {unit === null ? (
        <p className="text-ink-soft text-sm">{t('anySize')}</p>
      ) : (
        <div className="flex flex-wrap items-end gap-x-4 gap-y-2">
          <Field label={t('width')} className="w-36">
            {(control) => (
              <NumberInput
                {...control}
                key={unit}
                value={value}
                onValueChange={set}
                min={isPx ? sizePxLimits.min : widthMmLimits.min}
                max={max}
                step={isPx ? 1 : 0.1}
                unit={isPx ? 'px' : 'mm'}
              />
            )}
          </Field>
          <fieldset className="flex min-w-0 flex-wrap gap-1">
            <legend className="sr-only">{t('usual')}</legend>
            {(isPx ? quickPx : quickMm)
              .filter((quick) => quick <= max)
              .map((quick) => (
                <Button
                  key={quick}
                  variant="quiet"
                  aria-pressed={quick === value}
                  onClick={() => set(quick)}
                  className="px-2.5! font-normal! tabular-nums aria-pressed:bg-paper-sunken aria-pressed:font-medium!"
                >
                  {quick}
                  <span className="sr-only">{isPx ? 'px' : 'mm'}</span>
                </Button>
              ))}
          </fieldset>
        </div>
      )}
    </div>
  )
}
