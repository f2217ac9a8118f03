import type { BeforeListTableServerProps } from 'payload'
import { messageStatuses } from '@/cms/collections/message-statuses'
import { paths } from '@/paths'
import { FilterLinks } from './filter-links'
import { getTexts } from './get-texts'

/** Filters the messages by status; the choice also appears in Payload's filter of the list. */
export async function MessageFilter({ i18n, payload, searchParams }: BeforeListTableServerProps) {
  const t = getTexts(i18n)
  const chosen = JSON.stringify(searchParams ?? {})
  const counts = await Promise.all(
    messageStatuses.map((status) =>
      payload.count({ collection: 'messages', where: { status: { equals: status } } }),
    ),
  )
  const list = `${paths.admin}/collections/messages`
  const links = messageStatuses.map((status, index) => ({
    href: `${list}?where[or][0][and][0][status][equals]=${status}`,
    isChosen: chosen.includes(`"equals":"${status}"`) || chosen.includes(`equals]":"${status}"`),
    name: `${t(`messageStatus.${status}`)} (${counts[index]?.totalDocs ?? 0})`,
  }))
  const all = { href: list, isChosen: !links.some(({ isChosen }) => isChosen) }
  return <FilterLinks links={[{ ...all, name: t('messageView.all') }, ...links]} />
}
