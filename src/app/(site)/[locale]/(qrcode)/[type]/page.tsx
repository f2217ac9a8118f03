import type { Metadata } from 'next'
import { notFound, permanentRedirect } from 'next/navigation'
import { getTranslations, setRequestLocale } from 'next-intl/server'
import { defaultLocale, type Locale } from '@/i18n/locales'
import { paths } from '@/paths'
import { type ContentType, isContentType } from '@/qr/content/content-types'
import { buildMetadata } from '@/site/seo/build-metadata'
import { Generator } from '@/tools/generator/generator'
import { TypeFacts } from '@/tools/generator/type-facts'

type Props = { params: Promise<{ locale: Locale; type: string }> }

export const dynamic = 'force-static'

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, type: segment } = await params
  const type = readType(segment, locale)
  const t = await getTranslations({ locale, namespace: 'types' })
  return buildMetadata({
    locale,
    path: paths.generator(type),
    title: t(`${type}.title`),
    description: t(`${type}.description`),
  })
}

export default async function TypePage({ params }: Props) {
  const { locale, type: segment } = await params
  setRequestLocale(locale)
  const type = readType(segment, locale)
  const t = await getTranslations({ locale, namespace: 'types' })
  return (
    // The header of this layout is the slim one; what sticks below it has to know.
    <div className="[--header-height:3.75rem]">
      <h1 className="page-frame pt-6 pb-4 text-heading md:pt-8 md:pb-6">{t(`${type}.heading`)}</h1>
      <Generator locale={locale} type={type} />
      <TypeFacts locale={locale} type={type} />
    </div>
  )
}

/**
 * Types are compared without regard to case. `sw.js` is one of the specification's list and leads
 * to the service worker; the worker's own path arrives here only while there is no such file, and
 * must not lead to itself.
 */
function readType(segment: string, locale: Locale): ContentType {
  const type = segment.toLowerCase()
  const isOwnPath = segment === type && locale === defaultLocale
  if (`/${type}` === paths.serviceWorker && !isOwnPath) permanentRedirect(paths.serviceWorker)
  if (!isContentType(type)) notFound()
  return type
}
