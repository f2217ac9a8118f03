import { useTranslations } from 'next-intl'
import { nameEntries } from '@/qr/batch'
import { Checkbox } from '@/ui/checkbox'
import { Field } from '@/ui/field'
import { Segmented } from '@/ui/segmented'
import { TextInput } from '@/ui/text-input'
import { useBatch, useOpenList, useOutput } from '../batch-context'
import { PatternField } from '../list/pattern-field'
import { entryNumber } from '../work/entry-number'
import { FileFields } from './file-fields'
import { LabelFields } from './label-fields'
import { archiveNameMaxLength, outputKinds } from './output-settings'

/**
 * The output: files in an archive or sheets of labels, their size, and verification of each code.
 */
export function OutputStep() {
  const t = useTranslations('batch.output')
  const { list, suggestedName } = useBatch()
  const { settings, change } = useOutput()
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
          <FileFields />
          {list && <NamePatternField />}
          {list && <QuantityNote />}
        </>
      ) : (
        <LabelFields />
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

/** Names the place of the list's quantities in an archive. */
function QuantityNote() {
  const { columns, mapping } = useOpenList()
  const { planning } = useBatch()
  const t = useTranslations('batch.output')
  if (mapping.quantityColumn === undefined) return null
  const faulty = planning.plan?.quantityFaults.length ?? 0
  return (
    <p className="text-ink-soft text-sm">
      {t('quantities', { name: columns[mapping.quantityColumn] ?? '' })}
      {faulty > 0 && <> {t('quantityFaults', { count: faulty })}</>}
    </p>
  )
}

/** A pattern for file names: a text with names of columns in braces, which buttons insert. */
function NamePatternField() {
  const t = useTranslations('batch.names')
  const { ready, output } = useBatch()
  const { mapping, change } = useOpenList()
  const [first] = ready
  const name = first && (first.name || entryNumber(1, ready.length))
  const shown = first && nameEntries()(`${name}.${output.format}`)
  return (
    <PatternField
      label={t('label')}
      hint={t('hint')}
      insertLabel={t('insert')}
      placeholder={t('placeholder')}
      value={mapping.namePattern}
      example={shown && t('example', { name: shown })}
      onChange={(namePattern) => change({ namePattern })}
    />
  )
}
