import { useTranslations } from 'next-intl'
import { dataMasks } from '@/qr/encode'
import { Checkbox } from '@/ui/checkbox'
import { Field } from '@/ui/field'
import { Icon } from '@/ui/icon/icon'
import { RangeInput } from '@/ui/range-input'
import { Select } from '@/ui/select'
import { useGenerator } from '../generator-context'

const largestVersion = 40

/** Rarely needed settings of the symbol itself. */
export function AdvancedSettings() {
  const { code, design, restyle } = useGenerator()
  const t = useTranslations('editor.style.advanced')
  const { version, mask } = code.matrix
  const describeVersion = (number: number) =>
    t('version', { version: number, side: 17 + 4 * number })
  return (
    <details className="group/advanced">
      <summary className="flex min-h-11 list-none items-center gap-2 border-line border-t font-medium text-sm">
        <Icon
          name="chevron-right"
          className="size-4 text-ink-soft transition-transform group-open/advanced:rotate-90"
        />
        {t('label')}
      </summary>
      <div className="flex flex-col gap-5 pt-3">
        <Field label={t('minVersion')} hint={t('versionHint', { version })}>
          {(control) => (
            <RangeInput
              {...control}
              value={design.minVersion}
              min={1}
              max={largestVersion}
              formatValue={describeVersion}
              onValueChange={(minVersion) => restyle({ minVersion }, 'min-version')}
            />
          )}
        </Field>
        <Field label={t('mask')} hint={t('maskHint')}>
          {(control) => (
            <Select
              {...control}
              value={String(design.mask)}
              options={[
                {
                  value: 'auto',
                  label: design.mask === 'auto' ? t('maskAutoNow', { mask }) : t('maskAuto'),
                },
                ...dataMasks.map((_, index) => ({
                  value: String(index),
                  label: t('maskValue', { mask: index }),
                })),
              ]}
              onChange={({ currentTarget: { value } }) =>
                restyle({ mask: value === 'auto' ? 'auto' : Number(value) }, 'mask')
              }
            />
          )}
        </Field>
        <Checkbox
          label={t('eci')}
          hint={t('eciHint')}
          checked={design.eci}
          onChange={(event) => restyle({ eci: event.currentTarget.checked }, 'eci')}
        />
      </div>
    </details>
  )
}
