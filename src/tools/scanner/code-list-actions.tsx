import { useTranslations } from 'next-intl'
import { type ReactNode, useState } from 'react'
import { fileName } from '@/tools/shared/file-name'
import { saveFile } from '@/tools/shared/save-file'
import { Button } from '@/ui/button'
import { Checkbox } from '@/ui/checkbox'
import { Icon } from '@/ui/icon/icon'
import { containsSecret, textWithoutSecrets } from './results/text-without-secrets'
import { type ScannedListCode, writeCodesCsv } from './write-codes-csv'

/** Copies or exports a list of codes in its order; secrets only if they are chosen. */
export function CodeListActions({
  codes,
  onCopy,
  children,
}: {
  codes: readonly ScannedListCode[]
  onCopy: (text: string) => void
  /** More buttons. */
  children?: ReactNode
}) {
  const t = useTranslations('scanner.camera.found')
  const tScanner = useTranslations('scanner')
  const [withSecrets, setWithSecrets] = useState(false)
  const textOf = withSecrets ? ({ text }: { text: string }) => text : textWithoutSecrets
  const exportCsv = () => {
    const labels = {
      headings: {
        time: t('columns.time'),
        format: t('columns.format'),
        content: t('columns.content'),
      },
      formatName: (format: ScannedListCode['code']['format']) => tScanner(`formats.${format}`),
    }
    const csv = writeCodesCsv(codes, labels, textOf)
    saveFile(csv, 'text/csv;charset=utf-8', fileName([t('fileName')], 'csv'))
  }
  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap gap-1.5">
        <Button size="sm" onClick={exportCsv}>
          <Icon name="download" />
          {t('csv')}
        </Button>
        <Button
          size="sm"
          variant="secondary"
          onClick={() => onCopy(codes.map(({ code }) => textOf(code)).join('\n'))}
        >
          <Icon name="copy" />
          {t('copyAll')}
        </Button>
        {children}
      </div>
      {codes.some(({ code }) => containsSecret(code)) && (
        <Checkbox
          label={tScanner('history.includeSecrets')}
          checked={withSecrets}
          onChange={({ target }) => setWithSecrets(target.checked)}
        />
      )}
    </div>
  )
}
