import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Checkbox } from '@/ui/checkbox'
import { Field } from '@/ui/field'
import { Segmented } from '@/ui/segmented'
import { Select } from '@/ui/select'
import {
  captionPlaces,
  captionSizesPt,
  maxCaptionLines,
  type OutputSettings,
} from './output-settings'

const lineCounts = Array.from({ length: maxCaptionLines }, (_, index) => index + 1)

/** The text on each label: what it contains, its place, its size and how many lines it may have. */
export function CaptionFields({
  settings: { hasCaption, captionPlace, captionLines, captionPt },
  onChange,
  children,
}: {
  settings: OutputSettings
  onChange: (part: Partial<OutputSettings>) => void
  /** The field for the text. */
  children: ReactNode
}) {
  const t = useTranslations('batch.output.labels')
  return (
    <div className="flex flex-col gap-5">
      <Checkbox
        label={t('caption')}
        hint={t('captionHint')}
        checked={hasCaption}
        onChange={({ currentTarget }) => onChange({ hasCaption: currentTarget.checked })}
      />
      {hasCaption && (
        <>
          {children}
          <Segmented
            legend={t('place.label')}
            options={captionPlaces.map((value) => ({ value, label: t(`place.${value}`) }))}
            value={captionPlace}
            onValueChange={(value) => onChange({ captionPlace: value })}
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
                    onChange={({ target }) => onChange({ captionLines: Number(target.value) })}
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
                    onChange({ captionPt: target.value === '' ? null : Number(target.value) })
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
