import { useTranslations } from 'next-intl'
import { useId, useState } from 'react'
import type { Design, Fill } from '@/qr/design/design'
import { findMainColor } from '@/qr/design/find-main-color'
import { Checkbox } from '@/ui/checkbox'
import { ColorInput } from '@/ui/color-input'
import { Field } from '@/ui/field'
import { Notice } from '@/ui/notice'
import { RangeInput } from '@/ui/range-input'
import { GroupHeading } from './content/group-heading'
import { findDesignWarnings } from './find-design-warnings'

const widestMarginModules = 12
const white = '#ffffff'
const black = '#000000'

/** Colours and margin, and what to think of the choice. */
export function LookSettings({
  design,
  onChange,
}: {
  design: Design
  onChange: (change: Partial<Design>) => void
}) {
  const t = useTranslations('generator.design')
  const headingId = useId()
  const background = findMainColor(design.background.fill)
  const isTransparent = background === undefined
  // The colour that comes back when the background is no longer transparent.
  const [paper, setPaper] = useState(white)
  const shownPaper = background ?? paper
  const fillBackground = (fill: Fill) => onChange({ background: { ...design.background, fill } })
  return (
    <section aria-labelledby={headingId} className="@container">
      <GroupHeading id={headingId}>{t('label')}</GroupHeading>
      <div className="grid grid-cols-2 gap-x-4 gap-y-5 @md:grid-cols-3">
        <Field label={t('foreground.label')}>
          {(control) => (
            <ColorInput
              {...control}
              value={findMainColor(design.modules.fill) ?? black}
              swatchLabel={t('foreground.pick')}
              onValueChange={(color) =>
                onChange({ modules: { ...design.modules, fill: { kind: 'solid', color } } })
              }
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
              onValueChange={(color) => fillBackground({ kind: 'solid', color })}
            />
          )}
        </Field>
        <Field
          label={t('margin.label')}
          note={t('margin.unit')}
          className="col-span-2 @md:col-span-1"
        >
          {(control) => (
            <RangeInput
              {...control}
              value={design.marginModules}
              min={0}
              max={widestMarginModules}
              onValueChange={(marginModules) => onChange({ marginModules })}
            />
          )}
        </Field>
        <Checkbox
          label={t('background.transparent')}
          checked={isTransparent}
          onChange={(event) => {
            if (event.currentTarget.checked) setPaper(shownPaper)
            fillBackground(
              event.currentTarget.checked ? { kind: 'none' } : { kind: 'solid', color: paper },
            )
          }}
          className="col-span-full"
        />
      </div>
      <div role="status" className="mt-4 flex flex-col gap-2 empty:hidden">
        {findDesignWarnings(design).map(({ key, tone, values }) => (
          <Notice key={key} tone={tone}>
            {t(`warnings.${key}`, values)}
          </Notice>
        ))}
      </div>
    </section>
  )
}
