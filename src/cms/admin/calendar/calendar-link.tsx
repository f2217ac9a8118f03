import Link from 'next/link'
import type { ServerProps } from 'payload'
import { labelFor } from '@/cms/admin/label'
import { calendarPath } from './calendar-path'

/** The entry of the calendar in the admin's menu. */
export function CalendarLink({ i18n }: ServerProps) {
  return (
    <Link className="nav__link" href={calendarPath} prefetch={false}>
      <span className="nav__link-label">{labelFor(i18n.language, 'calendar.title')}</span>
    </Link>
  )
}
