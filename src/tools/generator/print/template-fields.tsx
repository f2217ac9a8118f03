import { useLocale, useTranslations } from 'next-intl'
import { type TemplateName, templateNames, templateSizes } from '@/qr/template'
import { PrintBoxFields } from '@/tools/shared/print-boxes/print-box-fields'
import { sheetColors } from '@/tools/shared/sheet/sheet-settings'
import { ColorField } from '@/tools/shared/style/fill-field'
import { Checkbox } from '@/ui/checkbox'
import { Field } from '@/ui/field'
import { Segmented } from '@/ui/segmented'
import { Select } from '@/ui/select'
import { TextInput } from '@/ui/text-input'
import { type TemplateSettings, templateLineMaxLength } from './template-settings'

export type TemplateLines = readonly [first: string, second: string]

/** The page, its two lines, its colours, and what a print shop needs. */
export function TemplateFields({
  settings,
  sizeId,
  suggested,
  errors,
  onChange,
}: {
  settings: TemplateSettings
  /** The chosen size, or the usual one. */
  sizeId: string
  suggested: TemplateLines
  errors: readonly [first: string | undefined, second: string | undefined]
  onChange: (change: Partial<TemplateSettings>) => void
}) {
  const t = useTranslations('editor.print')
  const locale = useLocale()
  const sizeName = useSizeName()
  const { template, colors } = settings
  const setColor = (part: Partial<TemplateSettings['colors']>) =>
    onChange({ colors: { ...colors, ...part } })
  return (
    <>
      <Segmented
        legend={t('template.label')}
        options={templateNames.map((value) => ({ value, label: t(`template.names.${value}`) }))}
        value={template}
        onValueChange={(value) => onChange({ template: value, size: '' })}
      />
      <Field label={t('template.size')} hint={hintOf(template, t)}>
        {(control) => (
          <Select
            {...control}
            value={sizeId}
            options={templateSizes[template].map((size) => ({
              value: size.id,
              label: sizeName(size.id, size),
            }))}
            onChange={({ currentTarget }) => onChange({ size: currentTarget.value })}
          />
        )}
      </Field>
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
      <div className="grid gap-x-4 gap-y-5 @md:grid-cols-3">
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

function hintOf(template: TemplateName, t: ReturnType<typeof useTranslations<'editor.print'>>) {
  return template === 'table-tent' ? t('template.foldHint') : undefined
}

/** Names a paper size, or millimetres and inches. */
function useSizeName() {
  const t = useTranslations('editor.print')
  return (id: string, { widthMm, heightMm }: { widthMm: number; heightMm: number }) => {
    switch (id) {
      case 'a3':
        return 'A3'
      case 'a4':
        return 'A4'
      case 'a5':
        return 'A5'
      case 'letter':
        return t('paper.letter')
      case 'tabloid':
        return t('template.sizes.tabloid')
      case 'two-a5':
        return t('template.sizes.twoFaces', { face: 'A5' })
      case 'two-a6':
        return t('template.sizes.twoFaces', { face: 'A6' })
      case 'two-half-letter':
        return t('template.sizes.twoFaces', { face: '5.5 × 8.5 in' })
      case '3.5x2':
        return '3.5 × 2 in'
      default:
        return t('template.sizes.millimetres', { width: widthMm, height: heightMm })
    }
  }
}
