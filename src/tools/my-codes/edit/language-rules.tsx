import { useTranslations } from 'next-intl'
import { useMemo } from 'react'
import { documentLimits, type Rules } from '@/codes'
import { intlTag } from '@/i18n/locales'
import { useLocale } from '@/i18n/use-locale'
import { Field } from '@/ui/field'
import { Select } from '@/ui/select'
import { DocumentField } from './document-field'
import { EditableRows } from './editable-rows'
import { languageTags } from './language-tags'
import { useEditing } from './use-editing'

/** Addresses for readers of a language. */
export function LanguageRules() {
  const t = useTranslations('myCodes.edit.rules.languages')
  const { valueAt, change, errorAt } = useEditing()
  const rows = valueAt<Rules['byLanguage']>('/rules/byLanguage')
  const locale = useLocale()
  const names = useMemo(
    () => new Intl.DisplayNames(intlTag(locale), { type: 'language' }),
    [locale],
  )
  const options = useMemo(() => {
    const { compare } = new Intl.Collator(intlTag(locale))
    return [...new Set([...languageTags, ...rows.map(({ language }) => language)])]
      .map((value) => ({ value, label: names.of(value) ?? value }))
      .sort((one, other) => compare(one.label, other.label))
  }, [rows, names, locale])
  const isUsed = (tag: string) => rows.some(({ language }) => language === tag)
  return (
    <EditableRows<Rules['byLanguage'][number]>
      title={t('title')}
      hint={t('hint')}
      addLabel={t('add')}
      pointer="/rules/byLanguage"
      most={documentLimits.byLanguage}
      blank={() => ({ language: languageTags.find((tag) => !isUsed(tag)) ?? 'en', url: '' })}
      nameRow={({ language }) => names.of(language) ?? language}
    >
      {(at, { language }) => (
        <div className="grid gap-3 sm:grid-cols-[12rem_minmax(0,1fr)]">
          <Field label={t('language')} error={errorAt(`${at}/language`)}>
            {(control) => (
              <Select
                {...control}
                value={language}
                options={options.map((option) => ({
                  ...option,
                  disabled: option.value !== language && isUsed(option.value),
                }))}
                onChange={({ target }) => change(`${at}/language`, target.value)}
              />
            )}
          </Field>
          <DocumentField label={t('url')} pointer={`${at}/url`} kind="address" />
        </div>
      )}
    </EditableRows>
  )
}
