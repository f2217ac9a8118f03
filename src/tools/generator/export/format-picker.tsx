import { useTranslations } from 'next-intl'
import { useId } from 'react'
import { type ExportFormat, exportFormats } from './export-target'

const names: Record<ExportFormat, string> = {
  png: 'PNG',
  svg: 'SVG',
  pdf: 'PDF',
  jpeg: 'JPEG',
  webp: 'WebP',
  eps: 'EPS',
}

/** The formats as cards, each with a short note on its use. */
export function FormatPicker({
  value,
  onValueChange,
}: {
  value: ExportFormat
  onValueChange: (format: ExportFormat) => void
}) {
  const t = useTranslations('editor.export.format')
  const name = useId()
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 font-medium text-sm">{t('label')}</legend>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] gap-2">
        {exportFormats.map((format) => (
          <label
            key={format}
            className="relative flex min-h-16 min-w-0 flex-col gap-0.5 rounded-md border border-line-strong bg-paper-raised px-3 py-2 transition-colors duration-140 hover:border-ink has-checked:border-ink has-checked:bg-paper-sunken has-checked:shadow-[inset_0_0_0_1px_var(--color-ink)] has-focus-visible:outline-2 has-focus-visible:outline-accent has-focus-visible:outline-offset-2 forced-colors:has-checked:outline-2"
          >
            <input
              type="radio"
              name={name}
              value={format}
              checked={format === value}
              aria-label={names[format]}
              aria-describedby={`${name}-${format}`}
              onChange={() => onValueChange(format)}
              className="absolute inset-0 size-full cursor-pointer appearance-none rounded-md outline-none"
            />
            <span aria-hidden="true" className="font-medium text-sm">
              {names[format]}
            </span>
            <span id={`${name}-${format}`} className="text-ink-soft text-xs leading-snug">
              {t(`about.${format}`)}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
