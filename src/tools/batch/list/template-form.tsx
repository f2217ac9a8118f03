import { FileDown } from 'lucide-react'
import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { fileName } from '@/tools/shared/file-name'
import { saveFile } from '@/tools/shared/save-file'
import { Button } from '@/ui/button'
import { Field } from '@/ui/field'
import { Notice } from '@/ui/notice'
import { Select } from '@/ui/select'
import { loadListSense } from '../batch-parts'
import { type BatchType, orderBatchTypes } from './batch-types'
import { type TemplateFormat, templateFormats, writeTemplate } from './write-template'

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
            <FileDown aria-hidden="true" />
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
