import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { checkContrast } from '@/qr/design/check-contrast'
import { type Design, defaultDesign } from '@/qr/design/design'
import { levels } from '@/qr/encode/matrix'
import { Checkbox } from '@/ui/checkbox'
import { ColorInput } from '@/ui/color-input'
import { Field } from '@/ui/field'
import { Notice } from '@/ui/notice'
import { RangeInput } from '@/ui/range-input'
import { Segmented } from '@/ui/segmented'
import { Select } from '@/ui/select'

const sizesPx = [250, 500, 1000, 2000, 4000]
const widestMarginModules = 12
/** ISO/IEC 18004 asks for this much, and some readers see nothing with less. */
const quietZoneModules = 4
/** How much of a symbol may be lost, of a hundred (ISO/IEC 18004, 5.1). */
const restoredPercent = { L: 7, M: 15, Q: 25, H: 30 } as const

/** How the code looks: level, size, colours, margin, and what to think of the choice. */
export function DesignSettings({
  design,
  onChange,
}: {
  design: Design
  onChange: (change: Partial<Design>) => void
}) {
  const t = useTranslations('generator.design')
  const isTransparent = design.background === 'transparent'
  const [paper, setPaper] = useState(defaultDesign.background)
  const shownPaper = isTransparent ? paper : design.background
  return (
    <section aria-label={t('label')} className="flex flex-col gap-4">
      <Segmented
        legend={t('level.label')}
        options={levels.map((level) => ({
          value: level,
          label: (
            <>
              {level}
              <span className="text-ink-faint text-xs tabular-nums">
                {t('level.percent', { percent: restoredPercent[level] })}
              </span>
            </>
          ),
          description: t('level.description', { percent: restoredPercent[level] }),
        }))}
        value={design.level}
        onValueChange={(level) => onChange({ level })}
      />
      <div className="grid grid-cols-2 gap-4">
        <Field label={t('size.label')}>
          {(control) => (
            <Select
              {...control}
              name="sizePx"
              value={design.sizePx}
              options={withChosen(design.sizePx).map((sizePx) => ({
                value: String(sizePx),
                label: t('size.value', { sizePx: String(sizePx) }),
              }))}
              onChange={(event) => onChange({ sizePx: Number(event.currentTarget.value) })}
              className="tabular-nums"
            />
          )}
        </Field>
        <Field label={t('margin.label')} note={t('margin.unit')}>
          {(control) => (
            <RangeInput
              {...control}
              name="marginModules"
              value={design.marginModules}
              min={0}
              max={widestMarginModules}
              onValueChange={(marginModules) => onChange({ marginModules })}
            />
          )}
        </Field>
        <Field label={t('foreground.label')}>
          {(control) => (
            <ColorInput
              {...control}
              value={design.foreground}
              swatchLabel={t('foreground.pick')}
              onValueChange={(foreground) => onChange({ foreground })}
            />
          )}
        </Field>
        <Field label={t('background.label')}>
          {(control) => (
            <ColorInput
              {...control}
              value={shownPaper}
              disabled={isTransparent}
              swatchLabel={t('background.pick')}
              onValueChange={(background) => onChange({ background })}
            />
          )}
        </Field>
      </div>
      <Checkbox
        label={t('background.transparent')}
        checked={isTransparent}
        onChange={(event) => {
          if (event.currentTarget.checked) setPaper(shownPaper)
          onChange({ background: event.currentTarget.checked ? 'transparent' : paper })
        }}
      />
      <div role="status" className="flex flex-col gap-2 empty:hidden">
        {designWarnings(design).map(({ key, tone, values }) => (
          <Notice key={key} tone={tone}>
            {t(`warnings.${key}`, values)}
          </Notice>
        ))}
      </div>
    </section>
  )
}

/** A size that came from elsewhere, such as a shared link, is offered beside ours. */
function withChosen(sizePx: number): number[] {
  return [...new Set([...sizesPx, sizePx])].sort((first, second) => first - second)
}

function designWarnings(design: Design) {
  const { ratio, grade, inverted } = checkContrast(design)
  const values = { ratio: Math.floor(ratio * 10) / 10 }
  return [
    grade === 'bad' && ({ key: 'contrastBad', tone: 'bad', values } as const),
    !inverted && grade === 'warn' && ({ key: 'contrastLow', tone: 'warn', values } as const),
    inverted && ({ key: 'inverted', tone: 'warn', values } as const),
    design.background === 'transparent' &&
      ({ key: 'transparent', tone: 'neutral', values } as const),
    design.marginModules < quietZoneModules && ({ key: 'margin', tone: 'warn', values } as const),
  ].filter((warning) => warning !== false)
}
