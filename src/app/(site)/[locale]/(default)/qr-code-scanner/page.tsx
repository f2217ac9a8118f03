import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import type { Locale } from '@/i18n/locales'
import { paths } from '@/paths'
import { Questions } from '@/site/blocks/questions'
import { Section } from '@/site/blocks/section'
import { Steps } from '@/site/blocks/steps'
import { HomeHero } from '@/site/home-hero'
import { ItemList } from '@/site/item-list'
import { buildMetadata } from '@/site/seo/build-metadata'
import { PageData } from '@/site/seo/structured-data/page-data'
import { KeyList } from '@/tools/scanner/key-list'
import { Scanner } from '@/tools/scanner/scanner'

type Props = { params: Promise<{ locale: Locale }> }

export const dynamic = 'force-static'

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params
  const t = await getTranslations({ locale, namespace: 'pages.scanner' })
  return buildMetadata({
    locale,
    path: paths.scanner,
    title: t('title'),
    description: t('description'),
  })
}

export default async function ScannerPage({ params }: Props) {
  const { locale } = await params
  const t = await getTranslations({ locale, namespace: 'pages.scanner' })
  const item = (
    key:
      | `reads.${'sources' | 'all' | 'hard' | 'kinds'}`
      | `careful.${'host' | 'tricks' | 'verdict'}`
      | `private.${'pictures' | 'camera' | 'history'}`
      | `tips.${'margin' | 'closer' | 'light' | 'other'}`,
  ) => ({ title: t(`${key}.title`), text: t(`${key}.text`) })
  const question = (key: 'app' | 'screen' | 'opened' | 'paid' | 'edit') => ({
    id: key,
    question: t(`questions.${key}.question`),
    answer: t(`questions.${key}.answer`),
  })
  const tips = [item('tips.margin'), item('tips.closer'), item('tips.light'), item('tips.other')]
  const questions = {
    blockType: 'questions' as const,
    title: t('questions.title'),
    items: [
      question('app'),
      question('screen'),
      question('opened'),
      question('paid'),
      question('edit'),
    ],
  }
  return (
    <>
      <HomeHero title={t('heading')} lead={t('lead')} />
      <Scanner locale={locale} />
      <div className="pt-14 sm:pt-20">
        <Section title={t('reads.title')}>
          <ItemList
            items={[
              item('reads.sources'),
              item('reads.all'),
              item('reads.hard'),
              item('reads.kinds'),
            ]}
          />
        </Section>
        <Section title={t('careful.title')} lead={t('careful.lead')}>
          <ItemList
            items={[item('careful.host'), item('careful.tricks'), item('careful.verdict')]}
          />
        </Section>
        <Section title={t('private.title')} lead={t('private.lead')}>
          <ItemList
            items={[item('private.pictures'), item('private.camera'), item('private.history')]}
          />
        </Section>
        <Steps
          blockType="steps"
          title={t('tips.title')}
          lead={t('tips.lead')}
          items={tips.map((tip) => ({ ...tip, id: tip.title }))}
        />
        <Section title={t('keys.title')} lead={t('keys.lead')}>
          <KeyList
            items={[
              { control: t('keys.control'), keys: ['V'], text: t('keys.paste') },
              { keys: ['Tab'], text: t('keys.tab') },
              { keys: [t('keys.enterKey')], text: t('keys.enter') },
              { keys: ['+', '−'], text: t('keys.zoom') },
              { keys: ['0'], text: t('keys.fit') },
              { keys: ['←', '→', '↑', '↓'], text: t('keys.move') },
            ]}
          />
        </Section>
        <Questions {...questions} />
      </div>
      <PageData locale={locale} path={paths.scanner} name={t('title')} blocks={[questions]} />
    </>
  )
}
