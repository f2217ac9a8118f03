import { useTranslations } from 'next-intl'
import { useDeferredValue, useMemo, useState } from 'react'
import { type BarcodeFormat, barcodeColors } from '@/qr/barcode'
import { contrastRatio, type Design, encodeOptions, moduleShapes } from '@/qr/design'
import { encodeMatrix, levels } from '@/qr/encode'
import { FillField } from '@/tools/shared/style/fill-field'
import { ModulePicture } from '@/tools/shared/style/module-picture'
import { Field } from '@/ui/field'
import { Notice } from '@/ui/notice'
import { PictureChoice } from '@/ui/picture-choice'
import { RangeInput } from '@/ui/range-input'
import { Segmented } from '@/ui/segmented'
import type { BatchRow, RowFault } from '../batch-job'
import { ColumnNote } from './column-note'
import { DesignEditorLink } from './design-editor-link'
import type { DesignPanelProps } from './design-panel-props'
import { FrameFields } from './frame-fields'
import { LogoFields } from './logo-fields'
import { RowPreview } from './row-preview'
import { StoredStyles } from './stored-styles'
import { StyleCheck } from './style-check'
import { StyleChoice } from './style-choice'
import type { StyleColumns } from './style-columns'
import { useRowDesign } from './use-row-design'

const widestMarginModules = 12
const white = '#ffffff'
/** Laser scanners need about as much (ISO/IEC 15416, symbol contrast of grade C). */
const leastBarContrast = 4

/** Edits the design of all codes, shown on a code of the list with what its columns change. */
export function DesignStep(props: StepProps & { barcode: BarcodeFormat | undefined }) {
  const { barcode, ...step } = props
  return barcode ? <BarcodeDesign {...step} /> : <CodeDesign {...step} />
}

type StepProps = {
  /** At least one. */
  rows: readonly BatchRow[]
  /** Faults of rows that are left out, by their numbers. */
  undrawable: ReadonlyMap<number, RowFault>
  /** The row whose code leaves a style the least room. */
  longest: BatchRow
  columns: StyleColumns
  design: Design
  onChange: (design: Design) => void
}

/** Barcodes have colours only. */
function BarcodeDesign({ rows, undrawable, longest, columns, design, onChange }: StepProps) {
  const t = useTranslations('batch.barcodes')
  const [chosen, setChosen] = useState(0)
  const index = Math.min(chosen, rows.length - 1)
  const row = rows[index] ?? longest
  const contrast = useMemo(() => {
    const { color, background } = barcodeColors(design)
    return contrastRatio(color, background ?? white)
  }, [design])
  return (
    <div className="grid gap-x-8 gap-y-6 @3xl:grid-cols-[minmax(0,1fr)_15rem]">
      <div className="@3xl:order-2">
        <RowPreview
          row={row}
          fault={undrawable.get(row.row)}
          design={design}
          index={index}
          count={rows.length}
          onIndex={setChosen}
        />
      </div>
      <div className="flex min-w-0 flex-col gap-4">
        <ColorFields
          design={design}
          restyle={(part) => onChange({ ...design, ...part })}
          columns={columns}
        />
        {contrast < leastBarContrast ? (
          <Notice tone="bad" live title={t('faint.title')}>
            {t('faint.text')}
          </Notice>
        ) : (
          <p className="max-w-prose text-ink-soft text-sm">{t('colors')}</p>
        )}
      </div>
    </div>
  )
}

function CodeDesign({ rows, undrawable, longest, columns, design, onChange }: StepProps) {
  const [chosen, setChosen] = useState(0)
  const index = Math.min(chosen, rows.length - 1)
  const row = rows[index] ?? longest
  const checked = useRowDesign(longest, design)
  const options = encodeOptions(design)
  const { level, minVersion, mask, eci } = options
  const matrix = useMemo(() => {
    const drawn = encodeMatrix(row.text, { level, minVersion, mask, eci })
    // Every text of the list fits a symbol, though maybe not one of this level.
    const fallback = drawn.ok ? drawn : encodeMatrix('https://example.com', { level })
    if (!fallback.ok) throw new Error('An address fits every symbol')
    return fallback.matrix
  }, [row.text, level, minVersion, mask, eci])
  const shown = useDeferredValue({ matrix, design })
  const restyle = (part: Partial<Design>) => onChange({ ...design, ...part })
  const panel = { text: row.text, matrix: shown.matrix, shown: shown.design, design, restyle }

  return (
    <div className="grid gap-x-8 gap-y-6 @3xl:grid-cols-[minmax(0,1fr)_15rem]">
      <div className="top-[calc(var(--header-height)+1.5rem)] flex flex-col gap-3 @3xl:sticky @3xl:order-2 @3xl:self-start">
        <RowPreview
          row={row}
          fault={undrawable.get(row.row)}
          design={design}
          index={index}
          count={rows.length}
          onIndex={setChosen}
        />
        <StyleCheck
          text={longest.text}
          design={checked}
          // A repair would apply the colours of this row to every code.
          onRepaired={longest.look ? null : onChange}
        />
      </div>
      <div className="flex min-w-0 flex-col gap-8">
        <StyleChoice {...panel} />
        <StoredStyles {...panel} />
        <ColorFields {...panel} columns={columns} />
        <ModuleShapeChoice {...panel} />
        <LevelFields {...panel} />
        <LogoFields {...panel} />
        <ColumnNote columns={columns} target="logo" />
        <FrameFields {...panel} row={row} columns={columns} />
        <DesignEditorLink type={row.content.type} design={design} onReturn={onChange} />
      </div>
    </div>
  )
}

function LevelFields({ design, restyle }: DesignPanelProps) {
  const t = useTranslations('batch.design')
  return (
    <div className="grid items-start gap-x-6 gap-y-5 @lg:grid-cols-2">
      <Segmented
        legend={t('level.label')}
        hint={t('level.hint')}
        options={levels.map((value) => ({ value, label: value }))}
        value={design.level}
        onValueChange={(value) => restyle({ level: value })}
      />
      <Field
        label={t('margin.label')}
        hint={design.marginModules < 4 ? t('margin.narrow') : undefined}
      >
        {(control) => (
          <RangeInput
            {...control}
            value={design.marginModules}
            min={0}
            max={Math.max(widestMarginModules, design.marginModules)}
            formatValue={(count) => t('margin.modules', { count })}
            onValueChange={(marginModules) => restyle({ marginModules })}
          />
        )}
      </Field>
    </div>
  )
}

/** Fields for the colours or gradients of modules and background. */
function ColorFields({
  design,
  restyle,
  columns,
}: Pick<DesignPanelProps, 'design' | 'restyle'> & { columns: StyleColumns }) {
  const t = useTranslations('batch.design')
  const { modules, background } = design
  return (
    <div className="grid items-start gap-x-6 gap-y-5 @lg:grid-cols-2">
      <div className="flex flex-col gap-1.5">
        <FillField
          label={t('foreground')}
          value={modules.fill}
          allowGradient
          onValueChange={(fill) => fill && restyle({ modules: { ...modules, fill } })}
        />
        <ColumnNote columns={columns} target="color" />
      </div>
      <FillField
        label={t('background')}
        value={background.fill}
        allowGradient
        allowNone
        onValueChange={(fill) => fill && restyle({ background: { ...background, fill } })}
      />
    </div>
  )
}

function ModuleShapeChoice({ design, restyle }: DesignPanelProps) {
  const t = useTranslations('batch.design')
  const names = useTranslations('editor.style.modules.shapes')
  const { modules } = design
  return (
    <PictureChoice
      legend={t('shape')}
      options={moduleShapes.map((shape) => ({
        value: shape,
        label: names(shape),
        picture: <ModulePicture shape={shape} />,
      }))}
      value={modules.shape}
      onValueChange={(shape) => restyle({ modules: { ...modules, shape } })}
      className="grid-cols-3 @md:grid-cols-6"
    />
  )
}
