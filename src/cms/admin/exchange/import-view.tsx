import { DefaultTemplate } from '@payloadcms/next/templates'
import { Gutter } from '@payloadcms/ui'
import { redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { isStaff } from '@/cms/access/is-staff'
import { paths } from '@/paths'
import { importTexts } from './exchange-texts'
import { ImportForm } from './import-form'
import { importStyle } from './import-style'

/** Imports translations from a file. */
export function ImportView({ initPageResult, params, searchParams }: AdminViewServerProps) {
  const { req, permissions, visibleEntities, locale } = initPageResult
  if (!isStaff({ req })) redirect(paths.signIn)
  const texts = importTexts(req.i18n.language)
  const query = { ...(params && { params }), ...(searchParams && { searchParams }) }
  return (
    <DefaultTemplate
      {...query}
      {...(locale && { locale })}
      i18n={req.i18n}
      payload={req.payload}
      permissions={permissions}
      req={req}
      user={req.user ?? undefined}
      visibleEntities={visibleEntities}
    >
      <Gutter className="import">
        <style>{importStyle}</style>
        <h1>{texts.title}</h1>
        <p>{texts.lead}</p>
        <ImportForm texts={texts} />
      </Gutter>
    </DefaultTemplate>
  )
}
