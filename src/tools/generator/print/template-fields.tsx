import { useLocale, useTranslations } from 'next-intl'
import { PrintBoxFields } from '@/tools/shared/print-boxes/print-box-fields'
import { sheetColors } from '@/tools/shared/sheet/sheet-settings'
import { ColorField } from '@/tools/shared/style/fill-field'
import { Checkbox } from '@/ui/checkbox'
import { Field } from '@/ui/field'
import { Segmented } from '@/ui/segmented'
import { TextInput } from '@/ui/text-input'
import { type TemplateSettings, templateLineMaxLength } from './template-settings'

export type TemplateLines = readonly [first: string, second: string]

/** The two lines of a page, its colours, and what a print shop needs. */
export function TemplateFields({
  settings,
  suggested,
  errors,
  onChange,
}: {
  settings: TemplateSettings
  suggested: TemplateLines
  errors: readonly [first: string | undefined, second: string | undefined]
  onChange: (change: Partial<TemplateSettings>) => void
}) {
  const t = useTranslations('editor.print')
  const locale = useLocale()
  const { colors } = settings
  const setColor = (part: Partial<TemplateSettings['colors']>) =>
    onChange({ colors: { ...colors, ...part } })
  return (
    <>
      {(['first', 'second'] as const).map((key, index) => (
        <Field key={key} label={t(`template.${key}`)} error={errors[index]}>
          {(control) => (
            <TextInput
              {...control}
              value={settings[key] ?? suggested[index] ?? ''}
              maxLength={templateLineMaxLength}
              lang={locale}
              autoComplete="off"
              onChange={({ currentTarget }) => onChange({ [key]: currentTarget.value })}
            />
          )}
        </Field>
      ))}
      <div className="grid gap-x-4 gap-y-5 @2xl:grid-cols-3">
        <ColorField
          label={t('template.colors.paper')}
          value={colors.paper}
          onValueChange={(paper) => setColor({ paper })}
        />
        <ColorField
          label={t('template.colors.text')}
          value={colors.text}
          onValueChange={(text) => setColor({ text })}
        />
        <ColorField
          label={t('template.colors.accent')}
          value={colors.accent}
          onValueChange={(accent) => setColor({ accent })}
        />
      </div>
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
        bleedHint={t('template.bleedHint')}
        onChange={onChange}
      />
      <Checkbox
        label={t('marks.corners')}
        checked={settings.hasTrimMarks}
        onChange={({ currentTarget }) => onChange({ hasTrimMarks: currentTarget.checked })}
      />
    </>
  )
}
