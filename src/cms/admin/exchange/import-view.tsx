import { redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { isStaff } from '@/cms/access/is-staff'
import { AdminPage } from '@/cms/admin/admin-page'
import { paths } from '@/paths'
import { importTexts } from './exchange-texts'
import { ImportForm } from './import-form'

/** Imports translations from a file. */
export function ImportView(view: AdminViewServerProps) {
  const { req } = view.initPageResult
  if (!isStaff({ req })) redirect(paths.signIn)
  const texts = importTexts(req.i18n.language)
  return (
    <AdminPage view={view} title={texts.title} lead={texts.lead}>
      <ImportForm texts={texts} />
    </AdminPage>
  )
}
