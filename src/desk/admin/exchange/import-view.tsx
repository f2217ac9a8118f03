import { redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { isEditor } from '@/cms/access/is-editor'
import { isStaff } from '@/cms/access/is-staff'
import { getTexts } from '@/cms/admin/get-texts'
import { paths } from '@/paths'
import { AdminPage } from '../admin-page'
import { GlossaryExchange } from './glossary-exchange'
import { ImportForm } from './import-form'
import { MemoryExchange } from './memory-exchange'

/** Imports translations from a file. */
export function ImportView(view: AdminViewServerProps) {
  const { req } = view.initPageResult
  if (!isStaff({ req })) redirect(paths.signIn)
  const t = getTexts(req.i18n)
  return (
    <AdminPage view={view} title={t('exchange.import.title')} lead={t('exchange.import.lead')}>
      <ImportForm />
      <MemoryExchange mayImport={isEditor({ req })} />
      <GlossaryExchange mayImport={isEditor({ req })} />
    </AdminPage>
  )
}
