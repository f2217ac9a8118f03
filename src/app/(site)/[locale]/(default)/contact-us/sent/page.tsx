import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import type { Locale } from '@/i18n/locales'
import { paths } from '@/paths'
import { ContactSentView } from '@/site/contact/contact-sent-view'
import { buildMetadata } from '@/site/seo/build-metadata'

type Props = {
  params: Promise<{ locale: Locale }>
  searchParams: Promise<{ number?: unknown; at?: unknown }>
}

// The receipt depends on the query. Without this, the layout would have the page cached.
export const dynamic = 'force-dynamic'

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params
  const t = await getTranslations({ locale, namespace: 'pages.contact.sent' })
  return buildMetadata({
    locale,
    path: paths.contactSent,
    title: t('title'),
    description: t('description'),
    noindex: true,
  })
}

export default async function ContactSentPage({ params, searchParams }: Props) {
  const [{ locale }, { number, at }] = await Promise.all([params, searchParams])
  return <ContactSentView locale={locale} number={number} sentAt={at} />
}
