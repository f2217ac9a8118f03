import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import type { Locale } from '@/i18n/locales'
import { Section } from './blocks/section'
import { type Item, ItemList } from './item-list'
import { PageHero } from './page-hero'

type ComingPageProps = {
  locale: Locale
  title: string
  lead: string
  figure: ReactNode
  planned: readonly Item[]
  today: readonly Item[]
}

/** A page for a part of the product that is announced and not built: what, and what instead. */
export async function ComingPage({ locale, title, lead, figure, planned, today }: ComingPageProps) {
  const t = await getTranslations({ locale, namespace: 'pages.coming' })
  return (
    <>
      <PageHero title={title} lead={lead} eyebrow={t('status')} figure={figure} />
      <Section title={t('today')}>
        <ItemList items={today} />
      </Section>
      <Section title={t('planned')}>
        <ItemList items={planned} />
      </Section>
    </>
  )
}
