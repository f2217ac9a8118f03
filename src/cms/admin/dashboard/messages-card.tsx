import type { ServerProps } from 'payload'
import { isEditor } from '@/cms/access/is-editor'
import { getTexts } from '@/cms/admin/get-texts'
import { LocalTime } from '@/cms/admin/time-zone'
import { paths } from '@/paths'
import { Card } from './card'
import { CardRows } from './card-rows'
import { requestOf } from './request-of'

const shown = 5

/** New messages of the contact form, for those who answer them. */
export async function MessagesCard(props: ServerProps) {
  const { i18n, payload } = props
  const t = getTexts(i18n)
  const req = await requestOf(props)
  if (!isEditor({ req })) return null
  const { docs, totalDocs } = await payload.find({
    collection: 'messages',
    where: { status: { equals: 'new' } },
    sort: '-createdAt',
    limit: shown,
    depth: 0,
    select: { subject: true, reason: true, createdAt: true },
    overrideAccess: false,
    req,
  })
  const list = `${paths.admin}/collections/messages`
  return (
    <Card
      title={t('dashboard.messages')}
      count={totalDocs}
      all={{ href: list, label: t('messageView.all') }}
    >
      {totalDocs === 0 ? (
        <p>{t('dashboard.noMessages')}</p>
      ) : (
        <CardRows
          rows={docs.map(({ id, subject, reason, createdAt }) => ({
            id,
            title: subject,
            href: `${list}/${id}`,
            detail: (
              <>
                {t(`contactReasons.${reason}`)} · <LocalTime at={createdAt} />
              </>
            ),
          }))}
        />
      )}
    </Card>
  )
}
