import { getTranslations } from 'next-intl/server'
import type { Found } from '@/data/find-document'
import { getLocale, type Locale } from '@/i18n/locales'
import type { LegalPage } from '@/payload-types'
import { formatDate } from '@/site/articles/format-date'
import { NotTranslated } from '@/site/not-translated'
import { PageHero } from '@/site/page-hero'
import { TextWithContents } from '@/site/rich-text/text-with-contents'
import { HydrateOnAction } from '@/ui/hydrate-on-action'

type LegalPageViewProps = { locale: Locale; found: Found<LegalPage> }

export async function LegalPageView({ locale, found }: LegalPageViewProps) {
  const t = await getTranslations({ locale, namespace: 'pages' })
  const { document, contentLocale } = found
  const lang = contentLocale === locale ? undefined : getLocale(contentLocale).lang
  return (
    <HydrateOnAction>
      <NotTranslated locale={locale} contentLocale={contentLocale} />
      <PageHero title={document.title} titleLang={lang} fields={{ title: 'title' }}>
        <p className="mt-5 text-sm text-ink-soft">
          {t('updated', { date: formatDate(locale, document.updatedAt) })}
        </p>
      </PageHero>
      <TextWithContents body={document.body} contentsLabel={t('contents')} lang={lang} />
    </HydrateOnAction>
  )
}
