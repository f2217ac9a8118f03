import { useLocale, useTranslations } from 'next-intl'
import { useMemo } from 'react'
import { documentLimits } from '@/codes'
import { Field } from '@/ui/field'
import { Select } from '@/ui/select'
import { AddressInput } from './address-input'
import { useEditing } from './edit-context'
import { EditableRows } from './editable-rows'
import { languageTags } from './language-tags'
import type { RuleProps } from './rule-props'

type Row = RuleProps['rules']['byLanguage'][number]

/** Addresses for readers of a language. */
export function LanguageRules({ rules, onChange }: RuleProps) {
  const t = useTranslations('myCodes.edit.rules.languages')
  const { errorAt } = useEditing()
  const locale = useLocale()
  const names = useMemo(() => new Intl.DisplayNames(locale, { type: 'language' }), [locale])
  const options = useMemo(() => {
    const own = rules.byLanguage.map(({ language }) => language)
    const { compare } = new Intl.Collator(locale)
    return [...new Set([...languageTags, ...own])]
      .map((value) => ({ value, label: names.of(value) ?? value }))
      .sort((one, other) => compare(one.label, other.label))
  }, [rules.byLanguage, names, locale])
  const isUsed = (tag: string) => rules.byLanguage.some(({ language }) => language === tag)
  return (
    <EditableRows<Row>
      title={t('title')}
      hint={t('hint')}
      addLabel={t('add')}
      rows={rules.byLanguage}
      most={documentLimits.byLanguage}
      blank={() => ({ language: languageTags.find((tag) => !isUsed(tag)) ?? 'en', url: '' })}
      nameRow={({ language }) => names.of(language) ?? language}
      onChange={(byLanguage, step) => onChange({ byLanguage }, step)}
    >
      {({ language, url }, index, change) => (
        <div className="grid gap-3 sm:grid-cols-[12rem_minmax(0,1fr)]">
          <Field label={t('language')} error={errorAt(`/rules/byLanguage/${index}/language`)}>
            {(control) => (
              <Select
                {...control}
                value={language}
                options={options.map((option) => ({
                  ...option,
                  disabled: option.value !== language && isUsed(option.value),
                }))}
                onChange={({ target }) => change({ language: target.value })}
              />
            )}
          </Field>
          <AddressInput
            label={t('url')}
            pointer={`/rules/byLanguage/${index}/url`}
            value={url}
            onChange={(next) => change({ url: next })}
          />
        </div>
      )}
    </EditableRows>
  )
}
