import { useTranslations } from 'next-intl'
import { useState } from 'react'
import type { Scene } from '@/qr/render'
import {
  type BoxMm,
  countSheets,
  drawMarks,
  fillField,
  fitBleed,
  type LabelPlan,
  layoutSheetAt,
  type MarkKind,
  type SheetField,
  type SheetFormat,
} from '@/qr/sheet'
import { ScenePicture } from '@/tools/shared/style/scene-picture'
import { Button } from '@/ui/button'
import { classNames } from '@/ui/class-names'
import { Icon } from '@/ui/icon/icon'

/** A preview of the sheet; clicking a label starts there. */
export function SheetPreview({
  format: paperFormat,
  plan,
  count,
  startAt,
  marks,
  picture,
  captionPath,
  bleed,
  onStartAt,
}: {
  format: SheetFormat
  plan: LabelPlan
  count: number
  startAt: number
  marks: MarkKind
  /** The address of the picture, of all codes or by index. */
  picture: string | ((index: number) => string)
  /** Path data of the caption; '' for none. */
  captionPath: string | ((index: number) => string)
  /** Width of the bleed, and the codes whose backgrounds fill it. */
  bleed?: { mm: number; scene: Scene | ((index: number) => Scene | null) }
  onStartAt: (number: number) => void
}) {
  const t = useTranslations('editor.print.preview')
  const bleedMm = bleed?.mm ?? 0
  const page = fitBleed(paperFormat, { bleedMm, hasCutMarks: marks === 'corners' })
  const { format, extraMm, widthMm, heightMm } = page
  const sheetCount = countSheets(format, { count, startAt })
  const [turned, setTurned] = useState(0)
  const shown = Math.min(turned, sheetCount - 1)
  const fields = layoutSheetAt(format, { count, startAt }, shown)
  const onSheet = fields.filter(({ index }) => index !== null).length
  return (
    <figure className="flex flex-col gap-3">
      <div
        className="relative w-full shadow-raised outline outline-line"
        style={{ aspectRatio: `${widthMm} / ${heightMm}` }}
      >
        <svg
          role="img"
          aria-label={t('name', { count: onSheet, sheet: shown + 1, total: sheetCount })}
          data-testid="sheet"
          viewBox={`0 0 ${widthMm} ${heightMm}`}
          className="block size-full bg-white"
        >
          {bleed &&
            bleedMm > 0 &&
            fields.map((field) => (
              <Fill key={field.number} {...{ field, format, bleedMm }} code={plan.code}>
                {field.index === null
                  ? null
                  : typeof bleed.scene === 'function'
                    ? bleed.scene(field.index)
                    : bleed.scene}
              </Fill>
            ))}
          {extraMm > 0 && (
            <rect
              data-testid="trim"
              x={extraMm}
              y={extraMm}
              width={widthMm - 2 * extraMm}
              height={heightMm - 2 * extraMm}
              className="fill-none stroke-[#8a8375]"
              strokeWidth="0.3"
              strokeDasharray="2 1.5"
            />
          )}
          {fields.map((field) => (
            <Label
              key={field.number}
              field={field}
              plan={plan}
              picture={of(picture, field)}
              captionPath={of(captionPath, field)}
              isUsedUp={shown === 0 && field.number < startAt}
            />
          ))}
          <path d={drawMarks(format, marks, page)} />
        </svg>
        {shown === 0 && <StartButtons page={page} fields={fields} onStartAt={onStartAt} />}
      </div>
      <figcaption className="flex min-h-9 items-center justify-between gap-2 text-ink-soft text-xs">
        <span role="status">
          {sheetCount === 1
            ? t('count', { count })
            : t('countOfSheets', { count, sheet: shown + 1, total: sheetCount })}
        </span>
        {sheetCount > 1 && (
          <span className="flex">
            {([-1, 1] as const).map((step) => (
              <Button
                key={step}
                variant="quiet"
                size="sm"
                square
                aria-label={step < 0 ? t('previous') : t('next')}
                aria-disabled={shown + step < 0 || shown + step >= sheetCount}
                onClick={() => setTurned(Math.min(Math.max(0, shown + step), sheetCount - 1))}
              >
                {step < 0 ? <Icon name="chevron-left" /> : <Icon name="chevron-right" />}
              </Button>
            ))}
          </span>
        )}
      </figcaption>
    </figure>
  )
}

function of(what: string | ((index: number) => string), { index }: SheetField): string {
  if (typeof what === 'string') return what
  return index === null ? '' : what(index)
}

function Label({
  field: { xMm, yMm, widthMm, heightMm, index },
  plan: { code, caption },
  picture,
  captionPath,
  isUsedUp,
}: {
  field: SheetField
  plan: LabelPlan
  picture: string
  captionPath: string
  isUsedUp: boolean
}) {
  return (
    <g transform={`translate(${xMm} ${yMm})`}>
      <rect
        width={widthMm}
        height={heightMm}
        rx="1"
        className={classNames(isUsedUp ? 'fill-[#ece9e2]' : 'fill-none', 'stroke-[#d8d3c8]')}
        strokeWidth="0.3"
      />
      {index !== null && (
        <>
          <image
            href={picture || undefined}
            x={code.xMm}
            y={code.yMm}
            width={code.widthMm}
            height={code.heightMm}
          />
          {caption && captionPath && (
            <path transform={`translate(${caption.xMm} ${caption.yMm})`} d={captionPath} />
          )}
        </>
      )}
    </g>
  )
}

/** The background of a field, up to the end of its bleed. */
function Fill({
  field,
  format,
  code,
  bleedMm,
  children: scene,
}: {
  field: SheetField
  format: SheetFormat
  code: BoxMm
  bleedMm: number
  children: Scene | null
}) {
  const fill = scene && fillField(scene, { field, code, format }, bleedMm)
  if (!fill) return null
  const { xMm: x, yMm: y, widthMm: width, scene: filled } = fill
  const height = (width * filled.height) / filled.width
  return <ScenePicture scene={filled} box={{ x, y, width, height }} />
}

/** For pointers; the number field is the accessible equivalent. */
function StartButtons({
  page: { widthMm, heightMm },
  fields,
  onStartAt,
}: {
  page: { widthMm: number; heightMm: number }
  fields: readonly SheetField[]
  onStartAt: (number: number) => void
}) {
  const t = useTranslations('editor.print.preview')
  return (
    <div aria-hidden="true">
      {fields.map((field) => (
        <button
          key={field.number}
          type="button"
          tabIndex={-1}
          title={t('startHere', { number: field.number })}
          onClick={() => onStartAt(field.number)}
          className="absolute rounded-xs hover:bg-accent/15"
          style={{
            left: `${(100 * field.xMm) / widthMm}%`,
            top: `${(100 * field.yMm) / heightMm}%`,
            width: `${(100 * field.widthMm) / widthMm}%`,
            height: `${(100 * field.heightMm) / heightMm}%`,
          }}
        />
      ))}
    </div>
  )
}
