import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import type { Locale } from '@/i18n/locales'
import { type DeveloperPage, developerPages, paths } from '@/paths'
import { ChangelogView } from '@/site/developers/changelog-view'
import { DocsFrame } from '@/site/developers/docs-frame'
import { GroupView } from '@/site/developers/group-view'
import { LimitsView } from '@/site/developers/limits-view'
import { ObjectsView } from '@/site/developers/objects-view'
import { NotFoundPage } from '@/site/error-page/not-found-page'
import { buildMetadata } from '@/site/seo/build-metadata'
import { PageData } from '@/site/seo/structured-data/page-data'

type Props = { params: Promise<{ locale: Locale; page: string }> }

export const dynamic = 'force-static'
export const generateStaticParams = () => []

const findPage = (name: string) => developerPages.find((page) => page === name)

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, page: name } = await params
  const page = findPage(name)
  if (!page) return {}
  const t = await getTranslations({ locale, namespace: 'developers' })
  return buildMetadata({
    locale,
    path: paths.developerPage(page),
    title: `${t(`pages.${page}.title`)} – ${t('title')}`,
    description: t(`pages.${page}.description`),
  })
}

/** A page of the API's documentation. */
export default async function DeveloperPageRoute({ params }: Props) {
  const { locale, page: name } = await params
  const page = findPage(name)
  if (!page) return <NotFoundPage message="pageNotFound" />
  const t = await getTranslations({ locale, namespace: 'developers' })
  const title = t(`pages.${page}.title`)
  return (
    <DocsFrame page={page} title={title} lead={t(`pages.${page}.description`)}>
      <PageContent page={page} />
      <PageData
        locale={locale}
        path={paths.developerPage(page)}
        name={title}
        parents={[{ name: t('title'), path: paths.developers }]}
      />
    </DocsFrame>
  )
}

function PageContent({ page }: { page: DeveloperPage }) {
  switch (page) {
    case 'objects':
      return <ObjectsView />
    case 'changelog':
      return <ChangelogView />
    case 'limits':
      return <LimitsView />
    default:
      return <GroupView group={page} />
  }
}
