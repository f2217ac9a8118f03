import Link from 'next/link'
import type { ServerProps } from 'payload'
import { calendarPath, importPath, overviewPath, qualityReportPath } from './admin-paths'
import { labelFor } from './label'

const entries = [
  [overviewPath, 'translations.title'],
  [qualityReportPath, 'quality.title'],
  [calendarPath, 'calendar.title'],
  [importPath, 'exchange.import.title'],
] as const

/** The site's own pages in the admin's menu. */
export function NavLinks({ i18n }: ServerProps) {
  return entries.map(([path, title]) => (
    <Link key={path} className="nav__link" href={path} prefetch={false}>
      <span className="nav__link-label">{labelFor(i18n.language, title)}</span>
    </Link>
  ))
}
