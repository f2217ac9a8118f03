import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { getSite } from '@/data/get-site'
import type { Locale } from '@/i18n/locales'
import { paths } from '@/paths'
import { ContactView } from '@/site/contact/contact-view'
import { buildMetadata } from '@/site/seo/build-metadata'
import { PageData } from '@/site/seo/structured-data/page-data'

type Props = { params: Promise<{ locale: Locale }> }

export const dynamic = 'force-static'

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params
  const t = await getTranslations({ locale, namespace: 'pages.contact' })
  return buildMetadata({
    locale,
    path: paths.contact,
    title: t('title'),
    description: t('description'),
  })
}

export default async function ContactPage({ params }: Props) {
  const { locale } = await params
  const { contactEmail } = await getSite(locale)
  const t = await getTranslations({ locale, namespace: 'pages.contact' })
  return (
    <>
      <ContactView locale={locale} email={contactEmail} />
      <PageData locale={locale} path={paths.contact} name={t('title')} />
    </>
  )
}
