import type { SceneName } from '@/cms/fields/scenes'
import type { Found } from '@/data/find-document'
import { getLocale, type Locale } from '@/i18n/locales'
import type { Solution } from '@/payload-types'
import { SceneCode } from '@/site/art/scene-code'
import { Blocks } from '@/site/blocks/blocks'
import { NotTranslated } from '@/site/not-translated'
import { heroFields, PageHero } from '@/site/page-hero'
import { PageData } from '@/site/seo/structured-data/page-data'
import { HydrateOnAction } from '@/ui/hydrate-on-action'

function findScene(blocks: Solution['blocks']): SceneName {
  const examples = blocks?.find((block) => block.blockType === 'examples')
  return examples?.items?.[0]?.scene ?? 'poster'
}

type SolutionViewProps = { locale: Locale; path: string; found: Found<Solution> }

export function SolutionView({ locale, path, found }: SolutionViewProps) {
  const { document, contentLocale } = found
  const lang = contentLocale === locale ? undefined : getLocale(contentLocale).lang
  return (
    <HydrateOnAction>
      <NotTranslated locale={locale} contentLocale={contentLocale} />
      <PageHero
        title={document.hero.title}
        titleLang={lang}
        lead={document.hero.lead}
        fields={heroFields}
        figure={<SceneCode locale={locale} path={path} scene={findScene(document.blocks)} />}
      />
      <div lang={lang}>
        <Blocks blocks={document.blocks ?? []} />
      </div>
      <PageData
        locale={locale}
        path={path}
        name={document.label || document.hero.title}
        blocks={document.blocks ?? []}
        locales={found.publishedLocales}
      />
    </HydrateOnAction>
  )
}
