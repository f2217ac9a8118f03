import { useTranslations } from 'next-intl'
import { type ImportedLink, writeSharedLink } from '@/codes'
import { csvLine, csvStart } from '@/std/csv-line'
import { useProblemMessage } from '@/tools/shared/dynamic/use-problem-message'
import { saveFile } from '@/tools/shared/save-file'
import { Button } from '@/ui/button'
import { Icon } from '@/ui/icon/icon'
import { Notice } from '@/ui/notice'
import type { ImportedRow, ImportResult } from './run-import'

const shownFaults = 20

/** The result of an import: how many codes exist now, and the rows that failed. */
export function ImportOutcome({
  result: { rows, stoppedBy },
  onRetry,
  onDone,
}: {
  result: ImportResult
  /** Creates codes for links whose slugs cannot be used, with random ones. */
  onRetry: (links: readonly ImportedLink[]) => void
  onDone: () => void
}) {
  const t = useTranslations('workspace.import')
  const problemMessage = useProblemMessage()
  const failed = rows.filter((row) => 'problem' in row)
  const created = rows.length - failed.length
  const withoutSlug = failed.filter(isAboutSlug).map(({ link }) => link)
  return (
    <div className="flex flex-col gap-5">
      <Notice tone={failed.length > 0 || stoppedBy ? 'warn' : 'good'} live>
        <p>{t('created', { count: created })}</p>
        {stoppedBy === 'visitor' && <p>{t('stopped')}</p>}
        {stoppedBy && stoppedBy !== 'visitor' && <p>{problemMessage(stoppedBy.problem)}</p>}
      </Notice>
      {failed.length > 0 && (
        <Notice tone="bad" title={t('failed', { count: failed.length })}>
          <ul className="mt-1 flex max-h-60 list-disc flex-col gap-1 overflow-y-auto ps-5">
            {failed.slice(0, shownFaults).map(({ link, problem }) => (
              <li key={link.row} className="wrap-anywhere">
                {t('refusedRow', { row: link.row, url: link.url, reason: problemMessage(problem) })}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      <div className="flex flex-wrap gap-2">
        {withoutSlug.length > 0 && (
          <Button onClick={() => onRetry(withoutSlug)}>
            <Icon name="rotate-cw" />
            {t('retry', { count: withoutSlug.length })}
          </Button>
        )}
        {rows.length > 0 && (
          <Button
            variant="secondary"
            onClick={() => saveFile(writeTable(rows, problemMessage), 'text/csv', 'import.csv')}
          >
            <Icon name="download" />
            {t('saveResult')}
          </Button>
        )}
        <Button variant="quiet" onClick={onDone}>
          {t('again')}
        </Button>
      </div>
    </div>
  )
}

function isAboutSlug(row: ImportedRow): boolean {
  return 'problem' in row && row.problem?.errors?.[0]?.pointer === '/slug'
}

function writeTable(
  rows: readonly ImportedRow[],
  problemMessage: ReturnType<typeof useProblemMessage>,
): string {
  const lines = rows.map((row) => {
    const { row: number, url, name = '', folder = '', externalId = '', createdAt = '' } = row.link
    const shortLink = 'shortLink' in row ? writeSharedLink(row.shortLink) : ''
    return csvLine([
      ...[number, url, name, shortLink, folder, externalId, createdAt],
      'problem' in row ? problemMessage(row.problem) : '',
    ])
  })
  const headings = ['row', 'url', 'name', 'shortLink', 'folder', 'externalId', 'createdAt']
  return csvStart + csvLine([...headings, 'problem']) + lines.join('')
}
