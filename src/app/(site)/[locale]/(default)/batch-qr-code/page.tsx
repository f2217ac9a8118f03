import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import type { Locale } from '@/i18n/locales'
import { paths } from '@/paths'
import { maxFileBytes, maxRows } from '@/qr/batch'
import { Questions } from '@/site/blocks/questions'
import { Section } from '@/site/blocks/section'
import { Steps } from '@/site/blocks/steps'
import { ApiLink } from '@/site/developers/api-link'
import { HomeHero } from '@/site/home-hero'
import { ItemList } from '@/site/item-list'
import { buildMetadata } from '@/site/seo/build-metadata'
import { PageData } from '@/site/seo/structured-data/page-data'
import { Batch } from '@/tools/batch/batch'
import { fileWidthMmLimits, widthPxLimits } from '@/tools/batch/output-step/output-settings'

type Props = { params: Promise<{ locale: Locale }> }

export const dynamic = 'force-static'

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params
  const t = await getTranslations({ locale, namespace: 'pages.batch' })
  return buildMetadata({
    locale,
    path: paths.batch,
    title: t('title'),
    description: t('description'),
  })
}

export default async function BatchPage({ params }: Props) {
  const { locale } = await params
  const t = await getTranslations({ locale, namespace: 'pages.batch' })
  const item = (
    key:
      | `how.${'list' | 'look' | 'take'}`
      | `private.${'list' | 'kept' | 'offline'}`
      | `limits.${'size' | 'labels'}`,
  ) => ({ title: t(`${key}.title`), text: t(`${key}.text`) })
  const question = (key: 'faulty' | 'excel' | 'zeros' | 'closed' | 'change' | 'print') => ({
    id: key,
    question: t(`questions.${key}.question`),
    answer: t(`questions.${key}.answer`),
  })
  const how = [item('how.list'), item('how.look'), item('how.take')]
  const questions = {
    blockType: 'questions' as const,
    title: t('questions.title'),
    items: [
      question('faulty'),
      question('excel'),
      question('zeros'),
      question('closed'),
      question('change'),
      question('print'),
    ],
  }
  return (
    <>
      <HomeHero title={t('heading')} lead={t('lead')} />
      <Batch locale={locale} />
      <div className="pt-14 sm:pt-20">
        <Steps
          blockType="steps"
          title={t('how.title')}
          items={how.map((step) => ({ ...step, id: step.title }))}
        />
        <Section title={t('private.title')} lead={t('private.lead')}>
          <ItemList items={[item('private.list'), item('private.kept'), item('private.offline')]} />
        </Section>
        <Section title={t('limits.title')}>
          <ItemList
            items={[
              {
                title: t('limits.rows.title', { rows: maxRows }),
                text: t('limits.rows.text', { megabytes: maxFileBytes / 1_000_000 }),
              },
              item('limits.size'),
              {
                title: t('limits.files.title'),
                text: t('limits.files.text', { px: widthPxLimits.max, mm: fileWidthMmLimits.max }),
              },
              item('limits.labels'),
            ]}
          />
        </Section>
        <Questions {...questions} />
        <ApiLink />
      </div>
      <PageData locale={locale} path={paths.batch} name={t('title')} blocks={[questions]} />
    </>
  )
}
