import { getTranslations } from 'next-intl/server'
import type { getFeatures } from '@/data/get-features'
import type { Locale } from '@/i18n/locales'
import { paths } from '@/paths'
import { SceneCode } from '@/site/art/scene-code'
import { Blocks } from '@/site/blocks/blocks'
import { heroFields, PageHero } from '@/site/page-hero'
import { HydrateOnAction } from '@/ui/hydrate-on-action'

type Props = { locale: Locale; features: Awaited<ReturnType<typeof getFeatures>> }

export async function FeaturesView({ locale, features }: Props) {
  const t = await getTranslations({ locale, namespace: 'pages.features' })
  const { hero, blocks } = features
  return (
    <HydrateOnAction>
      <PageHero
        title={hero?.title || t('title')}
        lead={hero?.lead}
        fields={heroFields}
        figure={<SceneCode locale={locale} path={paths.features} scene="flyer" />}
      />
      <Blocks blocks={blocks} />
    </HydrateOnAction>
  )
}
