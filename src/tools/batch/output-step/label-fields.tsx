import { useTranslations } from 'next-intl'
import { useDeferredValue, useMemo } from 'react'
import { type BoxMm, type CaptionStyle, fitCaption, placeLabel, type SheetFormat } from '@/qr/sheet'
import type { OutlinedLines } from '@/qr/text'
import { CodeWidthField } from '@/tools/shared/sheet/code-width-field'
import { FormatFields } from '@/tools/shared/sheet/format-fields'
import { NumberField } from '@/tools/shared/sheet/number-field'
import { PrintAdvice } from '@/tools/shared/sheet/print-advice'
import { SheetPreview } from '@/tools/shared/sheet/sheet-preview'
import { SheetPrintFields } from '@/tools/shared/sheet/sheet-print-fields'
import { findSheetFormat, mostCopies } from '@/tools/shared/sheet/sheet-settings'
import { Checkbox } from '@/ui/checkbox'
import { Field } from '@/ui/field'
import { Notice } from '@/ui/notice'
import { Segmented } from '@/ui/segmented'
import { Select } from '@/ui/select'
import { useBatch, useOpenList, useOutput } from '../batch-context'
import type { BatchRow } from '../batch-job'
import type { PlanQuantities } from '../list/apply-quantities'
import { emptyQuantities } from '../list/batch-list'
import { PatternField } from '../list/pattern-field'
import { usualQuantity } from '../list/read-quantity'
import { useFaultMessages } from '../list/use-fault-messages'
import { ExactNote } from './exact-note'
import type { ExactCode } from './find-exact-code'
import {
  captionPlaces,
  captionSizesPt,
  chooseCutMarks,
  findCaptionStyle,
  maxCaptionLines,
  type OutputSettings,
} from './output-settings'
import { useExactCode } from './use-exact-code'
import { useLabelPictures } from './use-label-pictures'

/** The format of the labels, the size of the codes on them, and a preview of the sheets. */
export function LabelFields() {
  const { settings, change } = useOutput()
  const { design, ready: rows, barcode, mapping, columns } = useBatch()
  const t = useTranslations('batch.output.labels')
  const messages = useTranslations('editor.print')
  const { sheet, hasCaption } = settings
  const format = findSheetFormat(sheet)
  const changeSheet = (part: Partial<OutputSettings['sheet']>) =>
    change({ sheet: { ...sheet, ...part } })
  const shown = useDeferredValue({ rows, design, hasCaption })
  const pictures = useLabelPictures(shown.rows, shown.design, {
    hasCaption: shown.hasCaption,
    barcode,
  })
  const exact = useExactCode()
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
  const quantities = columns[mapping?.quantityColumn ?? -1]
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
                onValueChange={(copiesEach) => change({ copiesEach })}
              />
              {!exact?.isAlone && (
                <CodeWidthField
                  widthMm={widthMm}
                  widestMm={widestMm}
                  onChange={(codeWidthMm) => changeSheet({ codeWidthMm })}
                />
              )}
            </div>
            <QuantityFields />
            <CaptionFields />
            <SheetPrintFields settings={sheet} onChange={changeSheet} />
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
          <LeftOutNote />
        </div>
      )}
    </div>
  )
}

/** What becomes of rows without a quantity, and a confirmation of large ones. */
function QuantityFields() {
  const { quantities, list, mapping } = useBatch()
  return quantities && list && mapping ? <QuantityChoices {...quantities} /> : null
}

function QuantityChoices({ emptyRows, large }: PlanQuantities) {
  const t = useTranslations('batch.output.labels')
  const { mapping, change } = useOpenList()
  return (
    <>
      {emptyRows > 0 && (
        <Segmented
          legend={t('empty.label', { count: emptyRows })}
          options={emptyQuantities.map((value) => ({ value, label: t(`empty.${value}`) }))}
          value={mapping.emptyQuantity ?? 'skip'}
          onValueChange={(emptyQuantity) => change({ emptyQuantity })}
          className="max-w-96"
        />
      )}
      {large && (
        <Notice tone="warn">
          <Checkbox
            label={t('large.label', { usual: usualQuantity })}
            hint={t('large.hint', { count: large.count, row: large.firstRow, most: large.most })}
            checked={mapping.allowsLarge ?? false}
            onChange={({ currentTarget }) => change({ allowsLarge: currentTarget.checked })}
          />
        </Notice>
      )}
    </>
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

/** The number of all labels, and the index of the row of a label. */
function countLabels(rows: readonly BatchRow[], copies: number) {
  let count = 0
  const ends = rows.map(({ quantity }) => (count += (quantity ?? 1) * copies))
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

const shownFaults = 3

/** Rows without a label because their letters cannot be drawn, with the reasons of the run. */
function LeftOutNote() {
  const { undrawable, mapping } = useBatch()
  const faults = [...undrawable.values()]
  const t = useTranslations('batch.output.leftOut')
  const messages = useFaultMessages(mapping?.type)
  const rest = faults.length - shownFaults
  return (
    <div role="status">
      {faults.length > 0 && (
        <Notice tone="warn" title={t('title', { count: faults.length })}>
          <ul className="flex flex-col gap-1">
            {faults.slice(0, shownFaults).map((fault) => (
              <li key={fault.row}>
                {t('row', { row: fault.row, reason: messages.reason(fault) })}
              </li>
            ))}
            {rest > 0 && <li>{t('rest', { count: rest })}</li>}
          </ul>
        </Notice>
      )}
    </div>
  )
}

/** Nothing smaller is legible. */
const leastPt = 3
const pointsPerMm = 72 / 25.4

/** A warning if the longest text has to be so small on a label that it cannot be read. */
function TextSizeNote({
  row,
  outlines,
  box,
  style: { sizeMm },
}: {
  row: number
  outlines: OutlinedLines
  box: BoxMm
  style: CaptionStyle
}) {
  const t = useTranslations('batch.output.labels.tiny')
  const { widthMm, heightMm } = box
  const points = useMemo(
    () => fitCaption(outlines, { widthMm, heightMm }, sizeMm).sizeMm * pointsPerMm,
    [outlines, widthMm, heightMm, sizeMm],
  )
  return (
    <div role="status">
      {points < leastPt && (
        <Notice tone="warn" title={t('title', { row })}>
          {t('text', { points: Math.round(points * 10) / 10 })}
        </Notice>
      )}
    </div>
  )
}

const lineCounts = Array.from({ length: maxCaptionLines }, (_, index) => index + 1)

/** The text on each label: what it contains, its place, its size and how many lines it may have. */
function CaptionFields() {
  const t = useTranslations('batch.output.labels')
  const { list } = useBatch()
  const { settings, change } = useOutput()
  const { hasCaption, captionPlace, captionLines, captionPt } = settings
  return (
    <div className="flex flex-col gap-5">
      <Checkbox
        label={t('caption')}
        hint={t('captionHint')}
        checked={hasCaption}
        onChange={({ currentTarget }) => change({ hasCaption: currentTarget.checked })}
      />
      {hasCaption && (
        <>
          {list && <LabelTextField />}
          <Segmented
            legend={t('place.label')}
            options={captionPlaces.map((value) => ({ value, label: t(`place.${value}`) }))}
            value={captionPlace}
            onValueChange={(value) => change({ captionPlace: value })}
            className="max-w-96"
          />
          <div className="grid items-start gap-x-4 gap-y-5 @md:grid-cols-2">
            {captionPlace === 'below' && (
              <Field label={t('lines')}>
                {(control) => (
                  <Select
                    {...control}
                    value={String(captionLines)}
                    options={lineCounts.map((count) => ({
                      value: String(count),
                      label: t('lineCount', { count }),
                    }))}
                    onChange={({ target }) => change({ captionLines: Number(target.value) })}
                  />
                )}
              </Field>
            )}
            <Field label={t('size.label')} hint={t('size.hint')}>
              {(control) => (
                <Select
                  {...control}
                  value={String(captionPt ?? '')}
                  options={[
                    { value: '', label: t('size.auto') },
                    ...captionSizesPt.map((points) => ({
                      value: String(points),
                      label: t('size.points', { points }),
                    })),
                  ]}
                  onChange={({ target }) =>
                    change({ captionPt: target.value === '' ? null : Number(target.value) })
                  }
                />
              )}
            </Field>
          </div>
        </>
      )}
    </div>
  )
}

const titleToken = '{title}'

/** The text on labels: lines with names of columns in braces, which buttons insert. */
function LabelTextField() {
  const t = useTranslations('batch.labelText')
  const { mapping, change } = useOpenList()
  return (
    <PatternField
      label={t('label')}
      hint={t('hint')}
      insertLabel={t('insert')}
      placeholder={titleToken}
      value={mapping.labelText ?? ''}
      hasLines
      onChange={(labelText) => change({ labelText })}
    />
  )
}
