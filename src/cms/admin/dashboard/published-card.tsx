import type { ServerProps } from 'payload'
import { getTexts } from '@/cms/admin/get-texts'
import { LocalTime } from '@/cms/admin/time-zone'
import { DocumentName } from '@/desk/admin/states/document-name'
import { formAddress } from '@/desk/admin/states/form-address'
import { listKinds } from '@/desk/admin/states/list-kinds'
import { defaultLocale, type Locale, locales } from '@/i18n/locales'
import { Card } from './card'
import { CardRows } from './card-rows'
import { findPublications } from './find-publications'
import { requestOf } from './request-of'

const shown = 6
const languagesNamed = 2

/** What the team published last, in which language. */
export async function PublishedCard(props: ServerProps) {
  const t = getTexts(props.i18n)
  const req = await requestOf(props)
  const publications = await findPublications(req, shown)
  const kinds = listKinds(req)
  const rows = publications.map(({ entity, id, locales: published, title, at, by }) => ({
    id: `${entity} ${id}`,
    title: <DocumentName {...{ kinds, entity, id, title }} />,
    href: formAddress(entity, id, published[0] ?? defaultLocale, null),
    detail: (
      <>
        {[nameLanguages(published), by].filter(Boolean).join(' · ')} · <LocalTime at={at} />
      </>
    ),
  }))
  return (
    <Card title={t('dashboard.published')}>
      {rows.length === 0 ? <p>{t('dashboard.nothingPublished')}</p> : <CardRows rows={rows} />}
    </Card>
  )
}

function nameLanguages(codes: readonly Locale[]): string {
  const names = codes.map((code) => locales.find((one) => one.code === code)?.name ?? code)
  const more = names.length - languagesNamed
  return names.slice(0, languagesNamed).join(', ') + (more > 0 ? ` +${more}` : '')
}
