import { useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import { Link } from '@/i18n/link'
import { getLocale } from '@/i18n/locales'
import { useLocale } from '@/i18n/use-locale'
import { paths } from '@/paths'
import { describeBytes } from '@/tools/shared/describe-file'
import { saveFile } from '@/tools/shared/save-file'
import { Button } from '@/ui/button'
import { Icon } from '@/ui/icon/icon'
import { Notice } from '@/ui/notice'
import type { BatchOutcome, BatchOutput } from '../batch-job'

type Made = Extract<BatchOutcome, { ok: true }>

/** The result of a run and its downloads. */
export function RunResult({
  outcome,
  kind,
  verify,
  children,
  onStartOver,
}: {
  outcome: Made
  kind: BatchOutput['kind']
  verify: boolean
  /** The faulty rows. */
  children?: React.ReactNode
  onStartOver: () => void
}) {
  const t = useTranslations('batch.run.result')
  const { iso } = getLocale(useLocale())
  const heading = useRef<HTMLHeadingElement>(null)
  const { file, name, manifest, made, verified, keys, faults } = outcome
  const faultyRows = new Set(faults.map(({ row }) => row)).size
  // The controls of the run are gone, so the focus moves to its result.
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="flex flex-col gap-4">
      <div role="status">
        <Notice
          tone="good"
          title={
            <span ref={heading} tabIndex={-1} className="outline-none">
              {t('made', { count: made })}
            </span>
          }
        >
          <p>{verify ? t('verified', { count: verified }) : t('unverified')}</p>
          {faultyRows > 0 && <p>{t('faulty', { count: faultyRows })}</p>}
        </Notice>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button size="lg" onClick={() => saveFile(file, file.type, name)}>
          <Icon name="download" />
          {t(kind === 'files' ? 'downloadZip' : 'downloadPdf', {
            size: describeBytes(file.size, iso),
          })}
        </Button>
        <Button
          variant="secondary"
          size="lg"
          onClick={() => saveFile(manifest, 'text/csv', manifestName(name))}
        >
          <Icon name="file-spreadsheet" />
          {t('manifest')}
        </Button>
      </div>
      <p className="max-w-prose text-ink-soft text-xs">{t('manifestHint')}</p>
      {keys && (
        <Notice tone="warn" title={t('keys.title')}>
          <p>{t('keys.text', { kind })}</p>
          <p className="mt-2">
            {keys === 'manifest'
              ? t('keys.notKept')
              : t.rich('keys.kept', {
                  link: (words) => (
                    <Link href={paths.myCodes} className="underline underline-offset-4">
                      {words}
                    </Link>
                  ),
                })}
          </p>
        </Notice>
      )}
      {children}
      <div>
        <Button variant="quiet" onClick={onStartOver}>
          <Icon name="rotate-ccw" />
          {t('again')}
        </Button>
      </div>
    </div>
  )
}

function manifestName(name: string): string {
  return `${name.replace(/\.[a-z]+$/, '')}-manifest.csv`
}
