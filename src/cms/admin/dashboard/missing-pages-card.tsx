import type { ServerProps } from 'payload'
import { isEditor } from '@/cms/access/is-editor'
import { getTexts } from '@/cms/admin/get-texts'
import { intlTag } from '@/i18n/locales'
import { paths } from '@/paths'
import { Card } from './card'
import { CardRows } from './card-rows'
import { requestOf } from './request-of'

const shown = 5

/** The addresses without a page that visitors opened most often. */
export async function MissingPagesCard(props: ServerProps) {
  const { i18n, payload } = props
  const t = getTexts(i18n)
  const req = await requestOf(props)
  if (!isEditor({ req })) return null
  const { docs, totalDocs } = await payload.find({
    collection: 'missing-pages',
    where: { dismissed: { not_equals: true } },
    sort: '-hits',
    limit: shown,
    depth: 0,
    overrideAccess: false,
    req,
  })
  const { language } = i18n
  const list = `${paths.admin}/collections/missing-pages`
  return (
    <Card
      title={t('missingPages.noun.many')}
      count={totalDocs}
      all={{ href: list, label: t('dashboard.all') }}
    >
      {docs.length === 0 ? (
        <p>{t('missingPages.none')}</p>
      ) : (
        <CardRows
          rows={docs.map(({ id, path, hits, referrer }) => ({
            id,
            title: path,
            href: `${list}/${id}`,
            detail: `${t('addresses.hits')}: ${formatNumber(hits, language)}${
              referrer ? ` · ${referrer}` : ''
            }`,
          }))}
        />
      )}
    </Card>
  )
}

function formatNumber(value: number | null | undefined, language: string): string {
  return new Intl.NumberFormat(intlTag(language)).format(value ?? 0)
}
