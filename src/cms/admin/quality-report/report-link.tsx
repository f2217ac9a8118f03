import Link from 'next/link'
import type { ServerProps } from 'payload'
import { labelFor } from '@/cms/admin/label'
import { qualityReportPath } from './report-path'

/** The entry of the report in the admin's menu. */
export function QualityReportLink({ i18n }: ServerProps) {
  return (
    <Link className="nav__link" href={qualityReportPath} prefetch={false}>
      <span className="nav__link-label">{labelFor(i18n.language, 'quality.title')}</span>
    </Link>
  )
}
