import { useLocale, useTranslations } from 'next-intl'
import { useCallback, useEffect } from 'react'
import type { Design } from '@/qr/design'
import { findPaper } from '@/qr/sheet'
import { storedValue } from '@/std/stored-value'
import { defaultSheetSettings } from '@/tools/shared/sheet/sheet-settings'
import { Checkbox } from '@/ui/checkbox'
import { Field } from '@/ui/field'
import { Segmented } from '@/ui/segmented'
import { TextInput } from '@/ui/text-input'
import type { BatchRow, RowFault } from '../batch-job'
import { FileFields } from './file-fields'
import { LabelFields } from './label-fields'
import {
  archiveNameMaxLength,
  defaultOutputSettings,
  type OutputSettings,
  outputKinds,
  readOutputSettings,
} from './output-settings'

const stored = storedValue('sessionStorage', 'batch:output', readOutputSettings)

/**
 * The output: files in an archive or sheets of labels, their size, and verification of each code.
 */
export function OutputStep({
  settings,
  suggestedName,
  design,
  rows,
  undrawable,
  labelText,
  children,
  onChange,
}: {
  /** null until the last settings are restored. */
  settings: OutputSettings | null
  /** Name of the archive if none is entered. */
  suggestedName: string
  design: Design
  /** Rows that become codes. */
  rows: readonly BatchRow[]
  /** Faults of other rows by their numbers, which the preview of labels names. */
  undrawable: ReadonlyMap<number, RowFault>
  /** The field for the text on labels. */
  labelText: React.ReactNode
  /** More settings of the files, such as their names. */
  children?: React.ReactNode
  onChange: (settings: OutputSettings) => void
}) {
  const t = useTranslations('batch.output')
  useOutputSettings(settings, onChange)
  const change = useCallback(
    (part: Partial<OutputSettings>) => settings && onChange({ ...settings, ...part }),
    [settings, onChange],
  )
  if (!settings) return null
  return (
    <div className="flex flex-col gap-6">
      <Segmented
        legend={t('kind.label')}
        legendHidden
        options={outputKinds.map((value) => ({ value, label: t(`kind.${value}`) }))}
        value={settings.kind}
        onValueChange={(kind) => change({ kind })}
        className="max-w-lg"
      />
      {settings.kind === 'files' ? (
        <>
          <FileFields settings={settings} design={design} rows={rows} onChange={change} />
          {children}
        </>
      ) : (
        <LabelFields
          settings={settings}
          design={design}
          rows={rows}
          undrawable={undrawable}
          labelText={labelText}
          onChange={change}
        />
      )}
      <div className="grid items-start gap-x-6 gap-y-5 border-line border-t pt-6 @xl:grid-cols-2">
        <Checkbox
          label={t('verify.label')}
          hint={t(settings.verify ? 'verify.on' : 'verify.off')}
          checked={settings.verify}
          onChange={({ currentTarget }) => change({ verify: currentTarget.checked })}
        />
        <Field label={t('name.label')}>
          {(control) => (
            <span className="relative block">
              <TextInput
                {...control}
                value={settings.name}
                maxLength={archiveNameMaxLength}
                placeholder={suggestedName}
                autoComplete="off"
                spellCheck={false}
                onChange={({ currentTarget }) => change({ name: currentTarget.value })}
                className="pe-14!"
              />
              <span
                aria-hidden="true"
                className="pointer-events-none absolute inset-y-0 end-3 flex items-center text-ink-soft text-sm"
              >
                {settings.kind === 'files' ? '.zip' : '.pdf'}
              </span>
            </span>
          )}
        </Field>
      </div>
    </div>
  )
}

/** The settings of the output, stored for the session of the tab. */
function useOutputSettings(
  settings: OutputSettings | null,
  onChange: (settings: OutputSettings) => void,
): void {
  const locale = useLocale()
  useEffect(() => {
    if (settings) {
      stored.write(settings)
      return
    }
    const paper = findPaper(navigator.languages) ?? (locale === 'en' ? 'letter' : 'a4')
    const start = defaultOutputSettings(defaultSheetSettings(paper))
    onChange(stored.read() ?? start)
  }, [settings, onChange, locale])
}
