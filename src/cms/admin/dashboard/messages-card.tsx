import type { ServerProps } from 'payload'
import { isEditor } from '@/cms/access/is-editor'
import { labelFor } from '@/cms/admin/label'
import { LocalTime } from '@/cms/admin/time-zone'
import { paths } from '@/paths'
import { Card } from './card'
import { CardRows } from './card-rows'
import { requestOf } from './request-of'

const shown = 5

/** New messages of the contact form, for those who answer them. */
export async function MessagesCard(props: ServerProps) {
  const { i18n, payload } = props
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
  const { language } = i18n
  return (
    <Card
      title={labelFor(language, 'dashboard.messages')}
      count={totalDocs}
      all={{ href: list, label: labelFor(language, 'messageView.all') }}
    >
      {totalDocs === 0 ? (
        <p>{labelFor(language, 'dashboard.noMessages')}</p>
      ) : (
        <CardRows
          rows={docs.map(({ id, subject, reason, createdAt }) => ({
            id,
            title: subject,
            href: `${list}/${id}`,
            detail: (
              <>
                {labelFor(language, `contactReasons.${reason}`)} · <LocalTime at={createdAt} />
              </>
            ),
          }))}
        />
      )}
    </Card>
  )
}
