import { useTranslations } from 'next-intl'
import { useLocale } from '@/i18n/use-locale'
import type { SheetFormat } from '@/qr/sheet'
import { CodeWidthField } from '@/tools/shared/sheet/code-width-field'
import { NumberField } from '@/tools/shared/sheet/number-field'
import { SheetPrintFields } from '@/tools/shared/sheet/sheet-print-fields'
import {
  captionMaxLength,
  countCodes,
  mostCopies,
  type SheetSettings,
} from '@/tools/shared/sheet/sheet-settings'
import { Button } from '@/ui/button'
import { Field } from '@/ui/field'
import { TextInput } from '@/ui/text-input'

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
      <CodeWidthField
        widthMm={widthMm}
        widestMm={widestMm}
        onChange={(codeWidthMm) => onChange({ codeWidthMm })}
      />
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
      <SheetPrintFields settings={settings} onChange={onChange} />
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
