import { useFormatter, useTranslations } from 'next-intl'
import { useMemo, useRef } from 'react'
import { findMainColor } from '@/qr/design'
import { readRgb, toCmyk } from '@/qr/render'
import { PrintBoxFields } from '@/tools/shared/print-boxes/print-box-fields'
import { PrintColorFields } from '@/tools/shared/print-color/print-color-fields'
import { findColorToCheck } from '@/tools/shared/print-color/print-color-settings'
import { usePlates } from '@/tools/shared/print-color/use-plates'
import { Button } from '@/ui/button'
import { Checkbox } from '@/ui/checkbox'
import { Field } from '@/ui/field'
import { NumberInput } from '@/ui/number-input'
import { Segmented } from '@/ui/segmented'
import { useBatch, useOutput } from '../batch-context'
import { useRowScene } from '../pictures/use-row-scene'
import { ExactNote } from './exact-note'
import {
  type FinestPicture,
  findFinestPicture,
  findLongest,
  findMatrix,
} from './find-finest-picture'
import { fileFormats, fileWidthMmLimits, widthPxLimits } from './output-settings'
import { useExactCode } from './use-exact-code'

const sizeUnits = ['px', 'mm'] as const
const names = { svg: 'SVG', png: 'PNG', pdf: 'PDF', eps: 'EPS' } as const

/** Fields for the format of the files and the size of their pictures. */
export function FileFields() {
  const { settings, change } = useOutput()
  const { design, ready, barcode } = useBatch()
  const t = useTranslations('batch.output')
  const sizes = useTranslations('editor.export.size')
  const boxes = useTranslations('editor.export.boxes')
  const colorName = useRef<HTMLInputElement>(null)
  const { format } = settings
  const isPrint = format === 'pdf' || format === 'eps'
  const isMm = format !== 'png'
  const designColor = toCmyk(readRgb(findMainColor(design.modules.fill) ?? '#000000'))
  const [first] = ready
  const matrix = useMemo(
    () => (first && !barcode ? findMatrix(first, design) : null),
    [first, design, barcode],
  )
  const plates = usePlates(isPrint ? matrix : null, design, findColorToCheck(settings, designColor))
  const finest = useFinestPicture()
  const exact = useExactCode()
  const hasMm = isMm && (format !== 'svg' || settings.hasSvgWidth)
  return (
    <>
      <div className="grid items-start gap-x-6 gap-y-5 @xl:grid-cols-2">
        <Segmented
          legend={t('format.label')}
          hint={t(`format.about.${format}`)}
          options={fileFormats.map((value) => ({ value, label: names[value] }))}
          value={format}
          onValueChange={(value) => change({ format: value })}
        />
        {format === 'svg' && (
          <Segmented
            legend={sizes('for')}
            options={sizeUnits.map((value) => ({ value, label: sizes(`unit.${value}`) }))}
            value={settings.hasSvgWidth ? 'mm' : 'px'}
            onValueChange={(unit) => change({ hasSvgWidth: unit === 'mm' })}
          />
        )}
        {(hasMm ? !exact?.isAlone : !isMm) && (
          <div className="flex flex-col gap-2">
            <Field label={t('width')} className="max-w-40">
              {(control) => (
                <NumberInput
                  {...control}
                  key={isMm ? 'mm' : 'px'}
                  value={isMm ? settings.widthMm : settings.widthPx}
                  onValueChange={(value) => change(isMm ? { widthMm: value } : { widthPx: value })}
                  {...(isMm ? fileWidthMmLimits : widthPxLimits)}
                  step={isMm ? 0.1 : 1}
                  unit={isMm ? 'mm' : 'px'}
                />
              )}
            </Field>
            {finest && <SizeNote finest={finest} />}
          </div>
        )}
      </div>
      {exact && (
        <ExactNote
          requiredMm={exact.requiredMm}
          printedMm={hasMm ? exact.requiredMm : null}
          fix="larger"
        />
      )}
      {isPrint && (
        <PrintColorFields
          settings={settings}
          ownInk={designColor}
          plates={plates}
          hasLogo={design.logo !== null && !barcode}
          nameRef={colorName}
          isNameMissing={settings.ink === 'spot' && !settings.spotName.trim()}
          onChange={change}
        />
      )}
      {format === 'pdf' && (
        <div className="flex flex-col gap-4">
          <PrintBoxFields
            settings={settings}
            isRgb={settings.ink === 'rgb'}
            bleedHint={boxes('bleedHint')}
            onChange={change}
          />
          <Checkbox
            label={boxes('marks')}
            checked={settings.hasTrimMarks}
            onChange={({ currentTarget }) => change({ hasTrimMarks: currentTarget.checked })}
          />
        </div>
      )}
    </>
  )
}

/** Decoders need three pixels per module under ideal conditions; four include a margin. */
const safePxPerModule = 4
/** The minimum that phones resolve and office printers print cleanly. */
const safeMmPerModule = 0.4

/**
 * Whether the code with the most modules can be read at the chosen width, and the smallest safe
 * width.
 */
function SizeNote({ finest: { row, modulesWide } }: { finest: FinestPicture }) {
  const { settings, change } = useOutput()
  const { format, widthPx, widthMm } = settings
  const t = useTranslations('batch.output.size')
  const { number } = useFormatter()
  const isPx = format === 'png'
  const safe = isPx
    ? Math.min(widthPxLimits.max, Math.ceil(modulesWide * safePxPerModule))
    : Math.min(fileWidthMmLimits.max, Math.ceil(modulesWide * safeMmPerModule))
  const width = isPx ? widthPx : widthMm
  const unit = isPx ? 'px' : 'mm'
  const isTooSmall = width < safe
  return (
    <div role="status" className="text-xs">
      <p className={isTooSmall ? 'text-bad' : 'text-ink-soft'}>
        {t(isTooSmall ? 'tooSmall' : 'enough', { row, width: number(safe), unit })}
      </p>
      {isTooSmall && (
        <Button
          variant="secondary"
          size="sm"
          onClick={() => change(isPx ? { widthPx: safe } : { widthMm: safe })}
          className="mt-2"
        >
          {t('use', { width: number(safe), unit })}
        </Button>
      )}
    </div>
  )
}

/** The row with the smallest modules; for barcodes null until the longest one is drawn. */
function useFinestPicture(): FinestPicture | null {
  const { ready: rows, design, barcode } = useBatch()
  const finest = useMemo(
    () => (barcode ? null : findFinestPicture(rows, design)),
    [rows, design, barcode],
  )
  const longest = useMemo(() => (barcode ? findLongest(rows) : undefined), [rows, barcode])
  const scene = useRowScene(longest)
  return longest ? scene && { row: longest.row, modulesWide: scene.width } : finest
}
