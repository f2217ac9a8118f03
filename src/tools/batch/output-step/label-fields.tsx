import { useTranslations } from 'next-intl'
import { type ReactNode, use, useDeferredValue, useMemo } from 'react'
import type { Design } from '@/qr/design'
import { type CaptionStyle, placeLabel, type SheetFormat } from '@/qr/sheet'
import { PrintBoxFields } from '@/tools/shared/print-boxes/print-box-fields'
import { FormatFields } from '@/tools/shared/sheet/format-fields'
import { NumberField } from '@/tools/shared/sheet/number-field'
import { PrintAdvice } from '@/tools/shared/sheet/print-advice'
import { SheetPreview } from '@/tools/shared/sheet/sheet-preview'
import {
  findSheetFormat,
  mostCopies,
  ownGrid,
  sheetColors,
} from '@/tools/shared/sheet/sheet-settings'
import { Checkbox } from '@/ui/checkbox'
import { Field } from '@/ui/field'
import { RangeInput } from '@/ui/range-input'
import { Segmented } from '@/ui/segmented'
import type { BatchRow, RowFault } from '../batch-job'
import { columnNames } from '../list/find-columns'
import { ListContext } from '../list/list-context'
import { CaptionFields } from './caption-fields'
import { ExactNote } from './exact-note'
import type { ExactCode } from './find-exact-code'
import { LeftOutNote } from './left-out-note'
import { chooseCutMarks, findCaptionStyle, type OutputSettings } from './output-settings'
import { TextSizeNote } from './text-size-note'
import { useExactCode } from './use-exact-code'
import { useLabelPictures } from './use-label-pictures'

const minWidthMm = 5
const widthStepMm = 0.5

/** The format of the labels, the size of the codes on them, and a preview of the sheets. */
export function LabelFields({
  settings,
  design,
  rows,
  undrawable,
  labelText,
  onChange,
}: {
  settings: OutputSettings
  design: Design
  rows: readonly BatchRow[]
  undrawable: ReadonlyMap<number, RowFault>
  /** The field for the text on the labels. */
  labelText: ReactNode
  onChange: (part: Partial<OutputSettings>) => void
}) {
  const t = useTranslations('batch.output.labels')
  const messages = useTranslations('editor.print')
  const { sheet, hasCaption } = settings
  const format = findSheetFormat(sheet)
  const changeSheet = (part: Partial<OutputSettings['sheet']>) =>
    onChange({ sheet: { ...sheet, ...part } })
  const shown = useDeferredValue({ rows, design, hasCaption })
  const pictures = useLabelPictures(shown.rows, shown.design, {
    hasCaption: shown.hasCaption,
    barcode: use(ListContext).mapping?.barcode,
  })
  const exact = useExactCode(rows, design)
  const codeWidthMm = exact?.isAlone ? exact.widthMm : (sheet.codeWidthMm ?? undefined)
  const caption = findCaptionStyle(settings)
  const plan = format && placeLabel(format, pictures.finest, { hasCaption, codeWidthMm, caption })
  const widestMm = format
    ? placeLabel(format, pictures.finest, { hasCaption, caption }).code.widthMm
    : 0
  const widthMm = plan?.code.widthMm ?? 0
  const { count, rowOf } = useMemo(
    () => countLabels(rows, settings.copiesEach),
    [rows, settings.copiesEach],
  )
  const quantities = useQuantityName()
  return (
    <div className="grid items-start gap-x-8 gap-y-6 @2xl:grid-cols-[minmax(0,1fr)_16rem]">
      <div className="flex min-w-0 flex-col gap-5">
        <FormatFields settings={sheet} hasRoom={format !== null} onChange={changeSheet} />
        {format && plan && (
          <>
            <div className="grid items-start gap-x-4 gap-y-5 @md:grid-cols-2">
              <NumberField
                label={messages('start.label')}
                value={Math.min(sheet.startAt, format.columns * format.rows)}
                min={1}
                max={format.columns * format.rows}
                hint={messages('start.hint')}
                onValueChange={(startAt) => changeSheet({ startAt })}
              />
              <NumberField
                label={t('copies')}
                hint={quantities ? t('copiesTotal', { name: quantities, count }) : t('copiesHint')}
                value={settings.copiesEach}
                min={1}
                max={mostCopies}
                onValueChange={(copiesEach) => onChange({ copiesEach })}
              />
              {!exact?.isAlone && (
                <CodeWidthField
                  widthMm={widthMm}
                  widestMm={widestMm}
                  onChange={(codeWidthMm) => changeSheet({ codeWidthMm })}
                />
              )}
            </div>
            <CaptionFields settings={settings} onChange={onChange}>
              {labelText}
            </CaptionFields>
            <Checkbox
              label={
                sheet.format === ownGrid ? messages('marks.corners') : messages('marks.outlines')
              }
              hint={sheet.format === ownGrid ? undefined : messages('marks.outlinesHint')}
              checked={sheet.hasMarks}
              onChange={({ currentTarget }) => changeSheet({ hasMarks: currentTarget.checked })}
            />
            <Segmented
              legend={messages('color.label')}
              hint={messages(`color.${sheet.color}Hint`)}
              options={sheetColors.map((value) => ({ value, label: messages(`color.${value}`) }))}
              value={sheet.color}
              onValueChange={(color) => changeSheet({ color })}
              className="max-w-96"
            />
            <PrintBoxFields
              settings={sheet}
              isRgb={sheet.color === 'rgb'}
              bleedHint={messages('bleedHint')}
              onChange={changeSheet}
            />
            {exact && <ExactLabelNote {...{ exact, format, hasCaption, caption }} />}
            {pictures.finestScene && !exact?.isAlone && (
              <PrintAdvice
                scene={pictures.finestScene}
                widthMm={widthMm}
                fix={sheet.codeWidthMm !== null ? 'widen' : hasCaption ? 'caption' : 'larger'}
              />
            )}
            {pictures.longestCaption && plan.caption && (
              <TextSizeNote {...pictures.longestCaption} box={plan.caption} style={caption} />
            )}
            <p className="text-ink-soft text-xs">{messages('scaleHint')}</p>
          </>
        )}
      </div>
      {format && plan && (
        <div className="top-[calc(var(--header-height)+1.5rem)] mx-auto flex w-full min-w-0 max-w-80 flex-col gap-3 @2xl:sticky">
          <SheetPreview
            format={format}
            plan={plan}
            count={count}
            startAt={sheet.startAt}
            marks={chooseCutMarks(sheet)}
            picture={(label) => pictures.pictureOf(rowOf(label))}
            captionPath={(label) => pictures.captionOf(rowOf(label), plan.caption, caption)}
            bleed={{ mm: sheet.bleedMm, scene: (label) => pictures.sceneOf(rowOf(label)) }}
            onStartAt={(startAt) => changeSheet({ startAt })}
          />
          <LeftOutNote faults={[...undrawable.values()]} />
        </div>
      )}
    </div>
  )
}

/** Whether labels have room for codes whose specification requires a width. */
function ExactLabelNote({
  exact: { requiredMm, picture, widthMm },
  format,
  ...options
}: {
  exact: ExactCode
  format: SheetFormat
  hasCaption: boolean
  caption: CaptionStyle
}) {
  const { code } = placeLabel(format, picture, { ...options, codeWidthMm: widthMm })
  return (
    <ExactNote
      requiredMm={requiredMm}
      printedMm={(requiredMm * code.widthMm) / widthMm}
      fix={options.hasCaption ? 'caption' : 'larger'}
    />
  )
}

/** The heading of the column of quantities; undefined without one. */
function useQuantityName(): string | undefined {
  const { list, mapping } = use(ListContext)
  return list ? columnNames(list)[mapping?.quantityColumn ?? -1] : undefined
}

/** The number of all labels, and the index of the row of a label. */
function countLabels(rows: readonly BatchRow[], copies: number) {
  let count = 0
  const ends = rows.map(({ quantity = 1 }) => (count += quantity * copies))
  const rowOf = (label: number): number => {
    let [low, high] = [0, Math.max(0, ends.length - 1)]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((ends[middle] as number) > label) high = middle
      else low = middle + 1
    }
    return low
  }
  return { count, rowOf }
}

/** Field for the width of the codes; null is the largest that fits. */
function CodeWidthField({
  widthMm,
  widestMm,
  onChange,
}: {
  widthMm: number
  widestMm: number
  onChange: (codeWidthMm: number | null) => void
}) {
  const t = useTranslations('editor.print.width')
  const isLargest = widthMm >= widestMm - 0.05
  const max = Math.ceil(widestMm / widthStepMm) * widthStepMm
  return (
    <Field label={t('label')} hint={isLargest ? t('largest') : undefined}>
      {(control) => (
        <RangeInput
          {...control}
          value={isLargest ? max : widthMm}
          min={Math.min(minWidthMm, max - widthStepMm)}
          max={max}
          step={widthStepMm}
          formatValue={(value) => t('value', { mm: Math.min(value, widestMm) })}
          onValueChange={(value) => onChange(value < max ? value : null)}
        />
      )}
    </Field>
  )
}
