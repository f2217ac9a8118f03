import { useFormatter, useTranslations } from 'next-intl'
import { useLocale } from '@/i18n/use-locale'
import { gridLimits, isCardFormat, listFormats } from '@/qr/sheet'
import { Field } from '@/ui/field'
import { Segmented } from '@/ui/segmented'
import { Select } from '@/ui/select'
import { NumberField } from './number-field'
import {
  firstFormat,
  ownGrid,
  ownPaperLimitsMm,
  paperChoices,
  type SheetSettings,
} from './sheet-settings'

/** Few printers print closer to the edge. */
const printableEdgeMm = 5

/** The paper and the label format. */
export function FormatFields({
  settings,
  hasRoom,
  onChange,
}: {
  settings: SheetSettings
  /** False if the fields of a custom grid are too small for a code. */
  hasRoom: boolean
  onChange: (change: Partial<SheetSettings>) => void
}) {
  const t = useTranslations('editor.print')
  const { paper, format } = settings
  const options = useFormatOptions(paper)
  return (
    <div className="flex flex-col gap-5">
      <Segmented
        legend={t('paper.label')}
        options={paperChoices.map((value) => ({ value, label: t(`paper.${value}`) }))}
        value={paper}
        onValueChange={(chosen) =>
          onChange({
            paper: chosen,
            format: format === ownGrid && chosen !== 'roll' ? ownGrid : firstFormat(chosen),
            startAt: 1,
            codeWidthMm: null,
          })
        }
      />
      {paper === 'own' && (
        <div className="grid grid-cols-2 items-start gap-x-4">
          {(['paperWidthMm', 'paperHeightMm'] as const).map((name) => (
            <NumberField
              key={name}
              label={t(`paper.${name}`)}
              note={t('millimetres')}
              value={settings[name]}
              {...ownPaperLimitsMm}
              step={0.5}
              onValueChange={(value) => onChange({ [name]: value })}
            />
          ))}
        </div>
      )}
      <Field label={t('format.label')}>
        {(control) => (
          <Select
            {...control}
            value={format}
            options={
              paper === 'roll' ? options : [...options, { value: ownGrid, label: t('format.grid') }]
            }
            onChange={({ currentTarget }) =>
              onChange({ format: currentTarget.value, startAt: 1, codeWidthMm: null })
            }
          />
        )}
      </Field>
      {format === ownGrid && (
        <GridFields settings={settings} hasRoom={hasRoom} onChange={onChange} />
      )}
    </div>
  )
}

function useFormatOptions(paper: SheetSettings['paper']) {
  const t = useTranslations('editor.print')
  const format = useFormatter()
  const locale = useLocale()
  const unit = paper === 'letter' ? 'in' : 'mm'
  const length = (mm: number) =>
    format.number(unit === 'in' ? mm / 25.4 : mm, { maximumFractionDigits: 3 })
  return listFormats(paper, locale).map(
    ({ id, name, columns, rows, fieldWidthMm, fieldHeightMm }) => {
      const count = columns * rows
      const size = { width: length(fieldWidthMm), height: length(fieldHeightMm), unit }
      if (paper === 'roll') return { value: id, label: t('format.roll', { name, ...size }) }
      const label = isCardFormat(id)
        ? t('format.cards', { count, ...size })
        : t('format.labels', { name, count, ...size })
      return { value: id, label }
    },
  )
}

function GridFields({
  settings,
  hasRoom,
  onChange,
}: {
  settings: SheetSettings
  hasRoom: boolean
  onChange: (change: Partial<SheetSettings>) => void
}) {
  const t = useTranslations('editor.print')
  const field = (name: 'columns' | 'rows' | 'marginMm' | 'gapMm') => ({
    label: t(`grid.${name}`),
    value: settings[name],
    ...gridLimits[name],
    onValueChange: (value: number) => onChange({ [name]: value }),
  })
  return (
    <div className="grid grid-cols-2 items-start gap-x-4 gap-y-5">
      <NumberField {...field('columns')} error={hasRoom ? undefined : t('grid.noRoom')} />
      <NumberField {...field('rows')} />
      <NumberField
        {...field('marginMm')}
        note={t('millimetres')}
        step={0.5}
        hint={
          settings.marginMm < printableEdgeMm
            ? t('grid.unprintable', { edgeMm: printableEdgeMm })
            : undefined
        }
      />
      <NumberField {...field('gapMm')} note={t('millimetres')} step={0.5} />
    </div>
  )
}
