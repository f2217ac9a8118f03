import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useLocale } from '@/i18n/use-locale'
import { csvLine, csvStart } from '@/std/csv-line'
import { fileName } from '@/tools/shared/file-name'
import { saveFile } from '@/tools/shared/save-file'
import { Button } from '@/ui/button'
import { Field } from '@/ui/field'
import { Icon } from '@/ui/icon/icon'
import { Notice } from '@/ui/notice'
import { Select } from '@/ui/select'
import { loadListSense } from '../batch-parts'
import { type BatchType, orderBatchTypes } from './batch-types'

const templateFormats = ['csv', 'xlsx'] as const
type TemplateFormat = (typeof templateFormats)[number]

/** A form to download an empty list for a type, with headings that need no explanation. */
export function TemplateForm() {
  const t = useTranslations('batch.templates')
  const batch = useTranslations('batch')
  const locale = useLocale()
  const [type, setType] = useState<BatchType>('url')
  const [busy, setBusy] = useState<TemplateFormat | null>(null)
  const [hasFailed, setHasFailed] = useState(false)

  const save = async (format: TemplateFormat) => {
    setBusy(format)
    setHasFailed(false)
    try {
      const [headings = [], ...rows] = (await loadListSense(locale)).template(type)
      const file = await writeTemplate(headings, rows, format)
      saveFile(file, file.type, fileName([t('file'), batch(`types.${type}`)], format))
    } catch {
      setHasFailed(true)
    } finally {
      setBusy(null)
    }
  }

  return (
    <div className="flex flex-col gap-3 border-line border-t pt-4">
      <div className="flex flex-wrap items-end gap-3">
        <Field label={t('label')} className="w-full sm:w-64">
          {(control) => (
            <Select
              {...control}
              value={type}
              onChange={({ target }) => setType(target.value as BatchType)}
              options={orderBatchTypes(locale).map((value) => ({
                value,
                label: batch(`types.${value}`),
              }))}
            />
          )}
        </Field>
        {templateFormats.map((format) => (
          <Button
            key={format}
            variant="secondary"
            busy={busy === format}
            onClick={() => save(format)}
          >
            <Icon name="file-down" />
            {batch(`templates.${format}`)}
          </Button>
        ))}
      </div>
      {hasFailed && (
        <Notice tone="warn" live>
          {t('failed')}
        </Notice>
      )}
    </div>
  )
}

/**
 * Writes an empty list with headings and examples. All cells are text, so that leading zeros
 * remain.
 */
async function writeTemplate(
  headings: readonly string[],
  rows: readonly (readonly string[])[],
  format: TemplateFormat,
): Promise<Blob> {
  if (format === 'csv') {
    return new Blob([csvStart, ...[headings, ...rows].map(csvLine)], { type: 'text/csv' })
  }
  const { default: writeXlsxFile } = await import('write-excel-file/universal')
  const text = (value: string, isHeading: boolean) => ({
    value,
    type: String,
    format: '@',
    ...(isHeading && { fontWeight: 'bold' as const }),
  })
  const data = [headings, ...rows].map((row, at) => row.map((cell) => text(cell, at === 0)))
  const columns = headings.map((heading) => ({ width: Math.max(14, heading.length + 4) }))
  return writeXlsxFile(data, { columns, stickyRowsCount: 1 }).toBlob()
}
