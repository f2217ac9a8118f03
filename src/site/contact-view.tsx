import { getTranslations } from 'next-intl/server'
import type { Locale } from '@/i18n/locales'
import { CodePicture } from './art/code-picture'
import { Section } from './blocks/section'
import { ItemList } from './item-list'
import { PageHero } from './page-hero'

const helpKeys = ['scan', 'misuse', 'idea'] as const

type ContactViewProps = { locale: Locale; email: string | null | undefined }

export async function ContactView({ locale, email }: ContactViewProps) {
  const t = await getTranslations({ locale, namespace: 'pages.contact' })
  return (
    <>
      <PageHero
        title={email ? t('heading') : t('title')}
        lead={email ? t('lead') : t('noAddress')}
        figure={email && <MailCode locale={locale} email={email} />}
      >
        {email && (
          <p className="mt-10 text-heading">
            <a
              href={`mailto:${email}`}
              className="break-all font-display underline decoration-accent decoration-2 underline-offset-8 hover:decoration-4"
            >
              {email}
            </a>
          </p>
        )}
      </PageHero>
      <Section title={t('help.title')}>
        <ItemList
          items={helpKeys.map((key) => ({
            title: t(`help.${key}.title`),
            text: t(`help.${key}.text`),
          }))}
        />
      </Section>
    </>
  )
}

async function MailCode({ locale, email }: { locale: Locale; email: string }) {
  const t = await getTranslations({ locale, namespace: 'pages.contact' })
  return (
    <figure className="w-44">
      <CodePicture text={`mailto:${email}`} label={t('codeLabel', { email })} className="w-full" />
      <figcaption className="mt-3 text-center text-xs text-ink-faint">
        {t('codeCaption')}
      </figcaption>
    </figure>
  )
}
