import { getLocale, type Locale } from '@/i18n/locales'
import type { Solution } from '@/payload-types'
import type { Found } from '@/server/find-document'
import { PageCode } from '@/site/art/page-code'
import { Blocks } from '@/site/blocks/blocks'
import { NotTranslated } from '@/site/not-translated'
import { PageHero } from '@/site/page-hero'

type SolutionViewProps = { locale: Locale; path: string; found: Found<Solution> }

export function SolutionView({ locale, path, found }: SolutionViewProps) {
  const { document, contentLocale } = found
  return (
    <>
      <NotTranslated locale={locale} contentLocale={contentLocale} />
      <div lang={contentLocale === locale ? undefined : getLocale(contentLocale).lang}>
        <PageHero
          title={document.hero.title}
          lead={document.hero.lead}
          figure={<PageCode locale={locale} path={path} />}
        />
        <Blocks blocks={document.blocks ?? []} />
      </div>
    </>
  )
}
