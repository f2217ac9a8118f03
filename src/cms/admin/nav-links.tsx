'use client'

import Link from 'next/link'
import { importPath, overviewPath } from '@/desk/routes'
import { calendarPath, qualityReportPath } from './admin-paths'
import { useTexts } from './use-texts'

const entries = [
  [overviewPath, 'translations.title'],
  [qualityReportPath, 'quality.title'],
  [calendarPath, 'calendar.title'],
  [importPath, 'exchange.import.title'],
] as const

/** The site's own pages in the admin's menu. */
export function NavLinks() {
  const t = useTexts()
  return entries.map(([path, title]) => (
    <Link key={path} className="nav__link" href={path} prefetch={false}>
      <span className="nav__link-label">{t(title)}</span>
    </Link>
  ))
}
