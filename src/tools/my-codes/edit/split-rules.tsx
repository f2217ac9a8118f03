import { useFormatter, useTranslations } from 'next-intl'
import { documentLimits, type SplitShare } from '@/codes'
import { Field } from '@/ui/field'
import { TextInput } from '@/ui/text-input'
import { AddressInput } from './address-input'
import { useEditing } from './edit-context'
import { EditableRows } from './editable-rows'
import type { RuleProps } from './rule-props'

/** Shares of the scans for several addresses, counted separately. */
export function SplitRules({ rules, onChange }: RuleProps) {
  const t = useTranslations('myCodes.edit.rules.split')
  const format = useFormatter()
  const { edited, errorAt } = useEditing()
  const { languages, mainLocale } = edited.document
  const own = String(languages[mainLocale]?.fields.url ?? '')
  const total = rules.split.reduce((sum, { weight }) => sum + (weight || 0), 0)
  const nameAt = (index: number) => String.fromCharCode(65 + index)
  const at = (index: number, member: string) => `/rules/split/${index}/${member}`
  return (
    <EditableRows<SplitShare>
      title={t('title')}
      hint={t('hint')}
      addLabel={t('add')}
      rows={rules.split}
      most={documentLimits.split}
      blank={() => ({
        name: nameAt(rules.split.length),
        // The first share is usually the existing address.
        url: rules.split.length === 0 ? own : '',
        weight: 1,
      })}
      nameRow={({ name }, index) => name || nameAt(index)}
      onChange={(split, step) => onChange({ split }, step)}
    >
      {({ name, url, weight }, index, change) => (
        <>
          <div className="grid grid-cols-[minmax(0,1fr)_8rem] gap-3">
            <Field label={t('name')} error={errorAt(at(index, 'name'))}>
              {(control) => (
                <TextInput
                  {...control}
                  name={at(index, 'name')}
                  value={name}
                  maxLength={documentLimits.shareName}
                  onChange={({ target }) => change({ name: target.value })}
                />
              )}
            </Field>
            <Field
              label={t('weight')}
              hint={
                total > 0 && weight > 0
                  ? t('share', {
                      share: format.number(weight / total, {
                        style: 'percent',
                        maximumFractionDigits: 1,
                      }),
                    })
                  : undefined
              }
              error={errorAt(at(index, 'weight'))}
            >
              {(control) => (
                <TextInput
                  {...control}
                  type="number"
                  name={at(index, 'weight')}
                  min={1}
                  max={documentLimits.weight}
                  value={weight || ''}
                  className="tabular-nums"
                  onChange={({ target }) =>
                    change({ weight: Math.round(target.valueAsNumber) || 0 })
                  }
                />
              )}
            </Field>
          </div>
          <AddressInput
            label={t('url')}
            pointer={at(index, 'url')}
            value={url}
            onChange={(next) => change({ url: next })}
          />
        </>
      )}
    </EditableRows>
  )
}
