import Link from 'next/link'
import type { ServerProps } from 'payload'
import { labelFor } from '@/cms/admin/label'
import { overviewPath } from './overview-path'

/** The entry of the overview in the admin's menu. */
export function TranslationOverviewLink({ i18n }: ServerProps) {
  return (
    <Link className="nav__link" href={overviewPath} prefetch={false}>
      <span className="nav__link-label">{labelFor(i18n.language, 'translations.title')}</span>
    </Link>
  )
}
