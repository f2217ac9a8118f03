import type { ServerProps } from 'payload'
import { isEditor } from '@/cms/access/is-editor'
import { getTexts } from '@/cms/admin/get-texts'
import { LocalTime } from '@/cms/admin/time-zone'
import { paths } from '@/paths'
import { Card } from './card'
import { CardRows } from './card-rows'
import { requestOf } from './request-of'

const shown = 5

/** New reports of abuse, for those who decide them. */
export async function ReportsCard(props: ServerProps) {
  const { i18n, payload } = props
  const t = getTexts(i18n)
  const req = await requestOf(props)
  if (!isEditor({ req })) return null
  const { docs, totalDocs } = await payload.find({
    collection: 'reports',
    where: { status: { equals: 'new' } },
    sort: '-createdAt',
    limit: shown,
    depth: 0,
    select: { address: true, reason: true, createdAt: true },
    overrideAccess: false,
    req,
  })
  const list = `${paths.admin}/collections/reports`
  const rows = docs.map(({ id, address, reason, createdAt }) => ({
    id,
    title: address,
    href: `${list}/${id}`,
    detail: (
      <>
        {t(`reportReasons.${reason}`)} · <LocalTime at={createdAt} />
      </>
    ),
  }))
  return (
    <Card
      title={t('dashboard.reports')}
      count={totalDocs}
      all={{ href: list, label: t('messageView.all') }}
    >
      {rows.length === 0 ? <p>{t('dashboard.noReports')}</p> : <CardRows rows={rows} />}
    </Card>
  )
}
