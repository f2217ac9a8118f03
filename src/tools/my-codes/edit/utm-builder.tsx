import { useTranslations } from 'next-intl'
import { Field } from '@/ui/field'
import { Fold } from '@/ui/fold'
import { TextInput } from '@/ui/text-input'
import { readUtm, type UtmName, utmMaxLength, utmNames, writeUtm } from './utm-parameters'

const hints = ['source', 'medium', 'campaign', 'content'] as const

/** Fields for the campaign parameters of an address, with the address that results. */
export function UtmBuilder({
  address,
  onChange,
}: {
  address: string
  onChange: (address: string, name: UtmName) => void
}) {
  const t = useTranslations('myCodes.edit.utm')
  const values = readUtm(address)
  return (
    <Fold label={t('title')}>
      <div className="flex flex-col gap-4">
        <p className="max-w-prose text-ink-soft text-xs">{t(values ? 'hint' : 'addressFirst')}</p>
        <div className="grid gap-4 sm:grid-cols-2">
          {utmNames.map((name) => {
            const hint = hints.find((each) => each === name)
            return (
              <Field key={name} label={t(name)} hint={hint && t(`${hint}Hint`)}>
                {(control) => (
                  <TextInput
                    {...control}
                    value={values?.[name] ?? ''}
                    disabled={!values}
                    maxLength={utmMaxLength}
                    autoComplete="off"
                    autoCapitalize="none"
                    spellCheck={false}
                    onChange={({ target }) => onChange(writeUtm(address, name, target.value), name)}
                  />
                )}
              </Field>
            )
          })}
        </div>
        {values && Object.values(values).some(Boolean) && (
          <div className="text-sm">
            <p className="font-medium">{t('preview')}</p>
            <p className="wrap-anywhere mt-1 font-mono text-ink-soft text-xs">{address}</p>
          </div>
        )}
      </div>
    </Fold>
  )
}
