import { useTranslations } from 'next-intl'
import { use, useMemo, useRef } from 'react'
import { type Design, findMainColor } from '@/qr/design'
import { readRgb, toCmyk } from '@/qr/render'
import { PrintBoxFields } from '@/tools/shared/print-boxes/print-box-fields'
import { PrintColorFields } from '@/tools/shared/print-color/print-color-fields'
import { findColorToCheck } from '@/tools/shared/print-color/print-color-settings'
import { usePlates } from '@/tools/shared/print-color/use-plates'
import { Checkbox } from '@/ui/checkbox'
import { Field } from '@/ui/field'
import { NumberInput } from '@/ui/number-input'
import { Segmented } from '@/ui/segmented'
import type { BatchRow } from '../batch-job'
import { ListContext } from '../list/list-context'
import { ExactNote } from './exact-note'
import { findMatrix } from './find-finest-picture'
import {
  fileFormats,
  fileWidthMmLimits,
  type OutputSettings,
  widthPxLimits,
} from './output-settings'
import { SizeNote } from './size-note'
import { useExactCode } from './use-exact-code'
import { useFinestPicture } from './use-finest-picture'

const sizeUnits = ['px', 'mm'] as const
const names = { svg: 'SVG', png: 'PNG', pdf: 'PDF', eps: 'EPS' } as const

/** Fields for the format of the files and the size of their pictures. */
export function FileFields({
  settings,
  design,
  rows,
  onChange,
}: {
  settings: OutputSettings
  design: Design
  rows: readonly BatchRow[]
  onChange: (part: Partial<OutputSettings>) => void
}) {
  const t = useTranslations('batch.output')
  const sizes = useTranslations('editor.export.size')
  const boxes = useTranslations('editor.export.boxes')
  const colorName = useRef<HTMLInputElement>(null)
  const { format } = settings
  const isPrint = format === 'pdf' || format === 'eps'
  const isMm = format !== 'png'
  const designColor = toCmyk(readRgb(findMainColor(design.modules.fill) ?? '#000000'))
  const [first] = rows
  const barcode = use(ListContext).mapping?.barcode
  const matrix = useMemo(
    () => (first && !barcode ? findMatrix(first, design) : null),
    [first, design, barcode],
  )
  const plates = usePlates(isPrint ? matrix : null, design, findColorToCheck(settings, designColor))
  const finest = useFinestPicture(rows, design, barcode)
  const exact = useExactCode(rows, design)
  const hasMm = isMm && (format !== 'svg' || settings.hasSvgWidth)
  return (
    <>
      <div className="grid items-start gap-x-6 gap-y-5 @xl:grid-cols-2">
        <Segmented
          legend={t('format.label')}
          hint={t(`format.about.${format}`)}
          options={fileFormats.map((value) => ({ value, label: names[value] }))}
          value={format}
          onValueChange={(value) => onChange({ format: value })}
        />
        {format === 'svg' && (
          <Segmented
            legend={sizes('for')}
            options={sizeUnits.map((value) => ({ value, label: sizes(`unit.${value}`) }))}
            value={settings.hasSvgWidth ? 'mm' : 'px'}
            onValueChange={(unit) => onChange({ hasSvgWidth: unit === 'mm' })}
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
                  onValueChange={(value) =>
                    onChange(isMm ? { widthMm: value } : { widthPx: value })
                  }
                  {...(isMm ? fileWidthMmLimits : widthPxLimits)}
                  step={isMm ? 0.1 : 1}
                  unit={isMm ? 'mm' : 'px'}
                />
              )}
            </Field>
            {finest && <SizeNote settings={settings} finest={finest} onChange={onChange} />}
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
          onChange={onChange}
        />
      )}
      {format === 'pdf' && (
        <div className="flex flex-col gap-4">
          <PrintBoxFields
            settings={settings}
            isRgb={settings.ink === 'rgb'}
            bleedHint={boxes('bleedHint')}
            onChange={onChange}
          />
          <Checkbox
            label={boxes('marks')}
            checked={settings.hasTrimMarks}
            onChange={({ currentTarget }) => onChange({ hasTrimMarks: currentTarget.checked })}
          />
        </div>
      )}
    </>
  )
}
