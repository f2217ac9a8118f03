import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { Link } from '@/i18n/link'
import type { Locale } from '@/i18n/locales'
import { paths } from '@/paths'
import { buildMetadata } from '@/site/seo/build-metadata'
import { CodeEditorPage } from '@/tools/my-codes/edit/code-editor-page'

type Props = { params: Promise<{ locale: Locale }> }

export const dynamic = 'force-static'

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params
  const t = await getTranslations({ locale, namespace: 'myCodes.editPage' })
  return buildMetadata({
    locale,
    path: `${paths.myCodes}/edit`,
    title: t('title'),
    noindex: true,
  })
}

export default async function EditCodePage({ params }: Props) {
  const { locale } = await params
  const t = await getTranslations({ locale, namespace: 'myCodes.editPage' })
  return (
    <div className="first-screen">
      <header className="page-frame pt-8 pb-6 sm:pt-10">
        <Link
          href={paths.myCodes}
          className="text-ink-soft text-sm underline decoration-line-strong underline-offset-4 hover:text-ink"
        >
          {t('back')}
        </Link>
        <h1 className="mt-2 text-heading">{t('title')}</h1>
      </header>
      <CodeEditorPage locale={locale} />
    </div>
  )
}
