import { redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { desk } from '../../options'
import { payloadRoutes } from '../../routes'
import { AdminPage } from '../admin-page'
import { getDeskTexts } from '../get-desk-texts'
import { GlossaryExchange } from './glossary-exchange'
import { ImportForm } from './import-form'
import { MemoryExchange } from './memory-exchange'

/** Imports translations from a file. */
export function ImportView(view: AdminViewServerProps) {
  const { req } = view.initPageResult
  if (!desk().access.view({ req })) redirect(`${payloadRoutes.admin}/login`)
  const t = getDeskTexts(req.i18n)
  return (
    <AdminPage view={view} title={t('exchange.import.title')} lead={t('exchange.import.lead')}>
      <ImportForm />
      <MemoryExchange mayImport={desk().access.edit({ req })} />
      <GlossaryExchange mayImport={desk().access.edit({ req })} />
    </AdminPage>
  )
}
