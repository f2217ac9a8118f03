import { getTranslations } from 'next-intl/server'
import { ClientMessages } from '@/i18n/client-messages'
import { Link } from '@/i18n/link'
import type { Locale } from '@/i18n/locales'
import { paths } from '@/paths'
import { CodeIllustration } from '@/site/art/code-illustration'
import { PageHero } from '@/site/page-hero'
import { ModuleDivider } from '@/ui/module-divider'
import { ContactForm } from './contact-form'

const helpKeys = ['scan', 'misuse', 'idea'] as const

type ContactViewProps = { locale: Locale; email: string | null | undefined }

/** The form, next to hints for a message that can be answered without further questions. */
export async function ContactView({ locale, email }: ContactViewProps) {
  const t = await getTranslations({ locale, namespace: 'pages.contact' })
  return (
    <>
      <PageHero title={t('heading')} lead={t('lead')} />
      <div className="page-frame">
        <ModuleDivider />
        <div className="grid gap-x-12 gap-y-16 py-14 sm:py-20 lg:grid-cols-12">
          <section className="min-w-0 lg:col-span-7">
            <ClientMessages
              pick={({ pages: { contact } }) => ({
                pages: { contact: { form: contact.form, sent: contact.sent } },
              })}
            >
              <ContactForm locale={locale} email={email}>
                {t.rich('form.privacy', {
                  link: (words) => (
                    <Link
                      href={paths.legalPage('privacy-policy')}
                      className="underline underline-offset-2"
                    >
                      {words}
                    </Link>
                  ),
                })}
              </ContactForm>
            </ClientMessages>
          </section>
          <aside className="min-w-0 lg:col-span-4 lg:col-start-9">
            <h2 className="text-subheading">{t('help.title')}</h2>
            <ul className="mt-4 border-line border-b">
              {helpKeys.map((key) => (
                <li key={key} className="border-line border-t py-4">
                  <h3 className="font-medium">{t(`help.${key}.title`)}</h3>
                  <p className="mt-1 text-ink-soft text-sm">{t(`help.${key}.text`)}</p>
                </li>
              ))}
            </ul>
            {email && <MailAddress locale={locale} email={email} />}
          </aside>
        </div>
      </div>
    </>
  )
}

async function MailAddress({ locale, email }: { locale: Locale; email: string }) {
  const t = await getTranslations({ locale, namespace: 'pages.contact' })
  return (
    <section className="mt-12">
      <h2 className="text-subheading">{t('byMail')}</h2>
      <p className="mt-3">
        <a
          href={`mailto:${email}`}
          className="break-words underline decoration-2 decoration-accent underline-offset-4 hover:decoration-4"
        >
          {email}
        </a>
      </p>
      <figure className="mt-6 hidden w-36 md:block print:hidden">
        <CodeIllustration
          text={`mailto:${email}`}
          label={t('codeLabel', { email })}
          className="w-full"
        />
        <figcaption className="mt-3 text-ink-faint text-xs">{t('codeCaption')}</figcaption>
      </figure>
    </section>
  )
}
