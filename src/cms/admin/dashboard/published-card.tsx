import type { ServerProps } from 'payload'
import { labelFor } from '@/cms/admin/label'
import { LocalTime } from '@/cms/admin/time-zone'
import { formAddress } from '@/cms/admin/translation/form-address'
import { listKinds } from '@/cms/admin/translation/list-kinds'
import { locales } from '@/i18n/locales'
import { Card } from './card'
import { CardRows } from './card-rows'
import { findPublications } from './find-publications'
import { requestOf } from './request-of'

const shown = 8

/** What the team published last, in which language. */
export async function PublishedCard(props: ServerProps) {
  const { language } = props.i18n
  const req = await requestOf(props)
  const publications = await findPublications(req, shown)
  const kinds = listKinds(req)
  const rows = publications.map(({ entity, id, locale, title, at, by }) => ({
    id: `${entity} ${id} ${locale}`,
    title: (id === '' ? kinds.get(entity)?.title : title) || id,
    href: formAddress(entity, id, locale, null),
    detail: (
      <>
        {locales.find(({ code }) => code === locale)?.name} ·{' '}
        {by ?? labelFor(language, 'schedule.deletedAccount')} · <LocalTime at={at} />
      </>
    ),
  }))
  return (
    <Card title={labelFor(language, 'dashboard.published')}>
      {rows.length === 0 ? (
        <p>{labelFor(language, 'dashboard.nothingPublished')}</p>
      ) : (
        <CardRows rows={rows} />
      )}
    </Card>
  )
}
