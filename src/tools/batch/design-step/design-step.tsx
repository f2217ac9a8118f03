import { useTranslations } from 'next-intl'
import { type ReactNode, useDeferredValue, useEffect, useMemo, useState } from 'react'
import { Link } from '@/i18n/link'
import { paths } from '@/paths'
import { barcodeColors } from '@/qr/barcode'
import { type ContentType, isPageType } from '@/qr/content'
import { contrastRatio, encodeOptions, moduleShapes } from '@/qr/design'
import { encodeMatrix, levels } from '@/qr/encode'
import { lendDesign, reclaimLentDesign } from '@/tools/shared/recent/lent-design'
import { FillField } from '@/tools/shared/style/fill-field'
import { ModulePicture } from '@/tools/shared/style/module-picture'
import { PresetChoice } from '@/tools/shared/style/preset-choice'
import { buttonStyle } from '@/ui/button-style'
import { Field } from '@/ui/field'
import { Icon } from '@/ui/icon/icon'
import { Notice } from '@/ui/notice'
import { PictureChoice } from '@/ui/picture-choice'
import { RangeInput } from '@/ui/range-input'
import { Segmented } from '@/ui/segmented'
import { useBatch } from '../batch-context'
import type { BatchRow } from '../batch-job'
import type { StyleTarget } from '../list/batch-list'
import { findLongest } from '../output-step/find-finest-picture'
import { FrameFields } from './frame-fields'
import { LogoFields } from './logo-fields'
import { RowPreview } from './row-preview'
import { StoredStyles } from './stored-styles'
import { StyleCheck } from './style-check'
import { useStyleColumn } from './style-columns'

const widestMarginModules = 12
const white = '#ffffff'
/** Laser scanners need about as much (ISO/IEC 15416, symbol contrast of grade C). */
const leastBarContrast = 4

/** Edits the design of all codes, shown on a code of the list with what its columns change. */
export function DesignStep() {
  const { rows, barcode } = useBatch()
  const [chosen, setChosen] = useState(0)
  const longest = useMemo(() => findLongest(rows), [rows])
  if (!longest) return null
  const index = Math.min(chosen, rows.length - 1)
  const preview = <RowPreview index={index} onIndex={setChosen} />
  return barcode ? (
    <BarcodeDesign>{preview}</BarcodeDesign>
  ) : (
    <CodeDesign row={rows[index] ?? longest} longest={longest}>
      {preview}
    </CodeDesign>
  )
}

/** Barcodes have colors only. */
function BarcodeDesign({ children }: { children: ReactNode }) {
  const t = useTranslations('batch.barcodes')
  const { design } = useBatch()
  const contrast = useMemo(() => {
    const { color, background } = barcodeColors(design)
    return contrastRatio(color, background ?? white)
  }, [design])
  return (
    <div className="grid gap-x-8 gap-y-6 @3xl:grid-cols-[minmax(0,1fr)_15rem]">
      <div className="@3xl:order-2">{children}</div>
      <div className="flex min-w-0 flex-col gap-4">
        <ColorFields />
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

function CodeDesign({
  row,
  longest,
  children,
}: {
  row: BatchRow
  /** The row whose code leaves a style the least room. */
  longest: BatchRow
  children: ReactNode
}) {
  const t = useTranslations('batch.design')
  const { design, restyle } = useBatch()
  const { level, minVersion, mask, eci } = encodeOptions(design)
  const matrix = useMemo(() => {
    const drawn = encodeMatrix(row.text, { level, minVersion, mask, eci })
    // Every text of the list fits a symbol, though maybe not one of this level.
    const fallback = drawn.ok ? drawn : encodeMatrix('https://example.com', { level })
    if (!fallback.ok) throw new Error('An address fits every symbol')
    return fallback.matrix
  }, [row.text, level, minVersion, mask, eci])
  const code = { text: row.text, ...useDeferredValue({ matrix, design }) }
  return (
    <div className="grid gap-x-8 gap-y-6 @3xl:grid-cols-[minmax(0,1fr)_15rem]">
      <div className="top-[calc(var(--header-height)+1.5rem)] flex flex-col gap-3 @3xl:sticky @3xl:order-2 @3xl:self-start">
        {children}
        <StyleCheck row={longest} />
      </div>
      <div className="flex min-w-0 flex-col gap-8">
        <PresetChoice
          legend={t('looks')}
          design={design}
          checked={{ text: row.text, design: { ...design, frame: null }, frameText: null }}
          shown={code}
          onChoose={restyle}
          className="grid-cols-3 @md:grid-cols-5 @2xl:grid-cols-7"
        />
        <StoredStyles code={code} />
        <ColorFields />
        <ModuleShapeChoice />
        <LevelFields />
        <LogoFields text={row.text} />
        <ColumnNote target="logo" />
        <FrameFields code={code} row={row} />
        <DesignEditorLink type={row.content.type} />
      </div>
    </div>
  )
}

function LevelFields() {
  const { design, restyle } = useBatch()
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

/** Fields for the colors or gradients of modules and background. */
function ColorFields() {
  const { design, restyle } = useBatch()
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
        <ColumnNote target="color" />
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

function ModuleShapeChoice() {
  const { design, restyle } = useBatch()
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

/** Names the column that overrides a part of the design. */
function ColumnNote({ target }: { target: StyleTarget }) {
  const t = useTranslations('batch.design')
  const column = useStyleColumn(target)
  if (!column) return null
  return <p className="text-ink-soft text-xs">{t('fromColumn', column)}</p>
}

/** Links to the editor with the current design, and applies the edited design on return. */
function DesignEditorLink({ type }: { type: ContentType }) {
  const { design, setDesign } = useBatch()
  const t = useTranslations('batch.design.editor')
  useEffect(() => reclaimLentDesign(setDesign), [setDesign])
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-line border-t pt-6">
      <Link
        href={paths.generator(isPageType(type) ? type : 'text')}
        onClick={() => lendDesign(design)}
        className={buttonStyle({ variant: 'secondary' })}
      >
        <Icon name="pencil-ruler" />
        {t('link')}
      </Link>
      <p className="min-w-48 flex-1 text-ink-soft text-xs">{t('hint')}</p>
    </div>
  )
}
