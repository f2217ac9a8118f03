import Link from 'next/link'
import type { ServerProps } from 'payload'
import { labelFor } from '@/cms/admin/label'
import { importPath } from './import-path'

/** The entry of the import of translations in the admin's menu. */
export function ImportLink({ i18n }: ServerProps) {
  return (
    <Link className="nav__link" href={importPath} prefetch={false}>
      <span className="nav__link-label">{labelFor(i18n.language, 'exchange.import.title')}</span>
    </Link>
  )
}
