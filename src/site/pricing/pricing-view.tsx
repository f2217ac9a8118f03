import { getTranslations } from 'next-intl/server'
import type { getPricing } from '@/data/get-pricing'
import type { Locale } from '@/i18n/locales'
import { Blocks } from '@/site/blocks/blocks'
import { heroFields, PageHero } from '@/site/page-hero'
import { HydrateOnAction } from '@/ui/hydrate-on-action'
import { Plans } from './plans'

type Props = { locale: Locale; pricing: Awaited<ReturnType<typeof getPricing>> }

export async function PricingView({ locale, pricing }: Props) {
  const t = await getTranslations({ locale, namespace: 'pages.pricing' })
  const { hero, currency, plans, blocks } = pricing
  return (
    <HydrateOnAction>
      <PageHero title={hero?.title || t('title')} lead={hero?.lead} fields={heroFields} />
      <Plans locale={locale} currency={currency} plans={plans} />
      <Blocks blocks={blocks} />
    </HydrateOnAction>
  )
}
