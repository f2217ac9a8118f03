import Link from 'next/link'
import type { ServerProps } from 'payload'
import { createLocalReq } from 'payload'
import { isEditor } from '@/cms/access/is-editor'
import { qualityReportPath } from '@/cms/admin/admin-paths'
import { getTexts } from '@/cms/admin/get-texts'
import { countFindings, readRuns } from '@/cms/quality/find-findings'
import { FindingCounts } from './finding-counts'
import { RunStatus } from './run-status'

/** The report on the quality of all content, on the dashboard of editors. */
export async function QualitySummary({ i18n, payload, user }: ServerProps) {
  const t = getTexts(i18n)
  if (!user) return null
  const req = await createLocalReq({ user }, payload)
  if (!isEditor({ req })) return null
  const [runs, counts] = await Promise.all([readRuns(payload), countFindings(payload, undefined)])
  return (
    <section
      aria-label={t('quality.title')}
      className="banner banner--type-default"
      style={{ display: 'grid', gap: '0.75rem', padding: '1rem' }}
    >
      <h2 style={{ fontSize: '1.1rem', margin: 0 }}>{t('quality.title')}</h2>
      <RunStatus {...runs} canRun language={i18n.language} />
      {runs.last && <FindingCounts counts={counts} t={t} />}
      <Link href={qualityReportPath} prefetch={false}>
        {t('quality.open')}
      </Link>
    </section>
  )
}
