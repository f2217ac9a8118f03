import { useTranslations } from 'next-intl'
import { useDeferredValue, useMemo } from 'react'
import type { ContentType } from '@/qr/content'
import { type Design, encodeOptions, moduleShapes } from '@/qr/design'
import { encodeMatrix, levels } from '@/qr/encode'
import { CodeThumbnail } from '@/tools/shared/style/code-thumbnail'
import { FillField } from '@/tools/shared/style/fill-field'
import { ModulePicture } from '@/tools/shared/style/module-picture'
import { useFrameText } from '@/tools/shared/style/use-frame-text'
import { Field } from '@/ui/field'
import { PictureChoice } from '@/ui/picture-choice'
import { RangeInput } from '@/ui/range-input'
import { Segmented } from '@/ui/segmented'
import { DesignEditorLink } from './design-editor-link'
import type { DesignPanelProps } from './design-panel-props'
import { FrameFields } from './frame-fields'
import { LogoFields } from './logo-fields'
import { StoredStyles } from './stored-styles'
import { StyleCheck } from './style-check'
import { StyleChoice } from './style-choice'

const widestMarginModules = 12

/**
 * Texts from the list: one for pictures of styles, and the longest, whose code leaves a style the
 * least room.
 */
export type DesignExample = { type: ContentType; text: string; longestText: string }

/** Edits the design of all codes that no column overrides, shown on the first code of the list. */
export function DesignStep({
  example,
  design,
  onChange,
}: {
  example: DesignExample
  design: Design
  onChange: (design: Design) => void
}) {
  const t = useTranslations('batch.design')
  const frameText = useFrameText(design.frame)
  const options = encodeOptions(design)
  const { level, minVersion, mask, eci } = options
  const matrix = useMemo(() => {
    const drawn = encodeMatrix(example.text, { level, minVersion, mask, eci })
    // Every text of the list fits a symbol, though maybe not one of this level.
    const fallback = drawn.ok ? drawn : encodeMatrix('https://example.com', { level })
    if (!fallback.ok) throw new Error('An address fits every symbol')
    return fallback.matrix
  }, [example.text, level, minVersion, mask, eci])
  const shown = useDeferredValue({ matrix, design })
  const restyle = (part: Partial<Design>) => onChange({ ...design, ...part })
  const panel = { text: example.text, matrix: shown.matrix, shown: shown.design, design, restyle }

  return (
    <div className="grid gap-x-8 gap-y-6 @3xl:grid-cols-[minmax(0,1fr)_15rem]">
      <div className="top-[calc(var(--header-height)+1.5rem)] flex flex-col gap-3 @3xl:sticky @3xl:order-2 @3xl:self-start">
        <figure className="flex flex-col gap-2">
          <span
            data-theme="light"
            data-testid="batch-look"
            className="mx-auto block aspect-square w-full max-w-60 rounded-md border border-line bg-white p-3"
          >
            <CodeThumbnail
              matrix={matrix}
              design={design}
              frameText={frameText}
              className="size-full"
            />
          </span>
          <figcaption className="text-center text-ink-soft text-xs">{t('first')}</figcaption>
        </figure>
        <StyleCheck
          text={example.longestText}
          design={design}
          frameText={frameText}
          onRepaired={onChange}
        />
      </div>
      <div className="flex min-w-0 flex-col gap-8">
        <StyleChoice {...panel} />
        <StoredStyles {...panel} />
        <ColorFields {...panel} />
        <ModuleShapeChoice {...panel} />
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
        <LogoFields {...panel} />
        <FrameFields {...panel} frameText={frameText} />
        <DesignEditorLink type={example.type} design={design} onReturn={onChange} />
      </div>
    </div>
  )
}

/** Fields for the colours or gradients of modules and background. */
function ColorFields({ design, restyle }: DesignPanelProps) {
  const t = useTranslations('batch.design')
  const { modules, background } = design
  return (
    <div className="grid items-start gap-x-6 gap-y-5 @lg:grid-cols-2">
      <FillField
        label={t('foreground')}
        value={modules.fill}
        allowGradient
        onValueChange={(fill) => fill && restyle({ modules: { ...modules, fill } })}
      />
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
