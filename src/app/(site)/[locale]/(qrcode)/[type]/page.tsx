import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import type { Locale } from '@/i18n/locales'
import { paths } from '@/paths'
import { type EditorPage, isEditorPage } from '@/qr/content'
import { NotFoundPage } from '@/site/error-page/not-found-page'
import { Promises } from '@/site/promises'
import { buildMetadata } from '@/site/seo/build-metadata'
import { describeApplication } from '@/site/seo/structured-data/describe-application'
import { describeTrail } from '@/site/seo/structured-data/describe-trail'
import { StructuredData } from '@/site/seo/structured-data/structured-data'
import { AboutType } from '@/tools/generator/about-type'
import { Generator } from '@/tools/generator/generator'
import { HydrateOnAction } from '@/ui/hydrate-on-action'

type Props = { params: Promise<{ locale: Locale; type: string }> }

export const dynamic = 'force-static'

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, type: segment } = await params
  const type = readType(segment)
  if (!type) return {}
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
  const type = readType(segment)
  if (!type) return <NotFoundPage message="pageNotFound" />
  const t = await getTranslations({ locale, namespace: 'types' })
  const path = paths.generator(type)
  const graph = [
    await describeApplication(locale, {
      path,
      title: t(`${type}.title`),
      description: t(`${type}.description`),
    }),
    await describeTrail(locale, [{ name: t(`${type}.heading`), path }]),
  ]
  return (
    <>
      <header className="page-frame flex flex-wrap items-center justify-between gap-x-8 gap-y-2 pt-2.5 pb-3 md:pt-8 md:pb-6">
        <h1 className="text-heading">{t(`${type}.heading`)}</h1>
        <Promises locale={locale} />
      </header>
      <Generator locale={locale} page={type} />
      <HydrateOnAction>
        <AboutType locale={locale} page={type} />
      </HydrateOnAction>
      <StructuredData graph={graph} />
    </>
  )
}

/**
 * Types are case-insensitive. `sw.js`, which the specification also lists, is served by the HTTP
 * layer; the proxy redirects its other spellings and languages to it.
 */
function readType(segment: string): EditorPage | undefined {
  const type = segment.toLowerCase()
  return isEditorPage(type) ? type : undefined
}
