import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import type { Locale } from '@/i18n/locales'
import { paths } from '@/paths'
import { buildMetadata } from '@/site/seo/build-metadata'
import { WorkspaceTool } from '@/tools/workspace/workspace-tool'

type Props = { params: Promise<{ locale: Locale }> }

export const dynamic = 'force-static'

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params
  const t = await getTranslations({ locale, namespace: 'workspace.page' })
  return buildMetadata({
    locale,
    path: paths.workspace,
    title: t('title'),
    description: t('description'),
    noindex: true,
  })
}

export default function WorkspaceCodesPage() {
  return <WorkspaceTool page="codes" />
}
