import { getTranslations } from 'next-intl/server'
import { isMessageNumber } from '@/cms/contact/message-number'
import { Link } from '@/i18n/link'
import type { Locale } from '@/i18n/locales'
import { paths } from '@/paths'
import { PageHero } from '@/site/page-hero'
import { buttonStyle } from '@/ui/button-style'
import { formatSentTime } from './format-sent-time'
import { ReceiptDetails } from './receipt-details'

type ContactSentViewProps = { locale: Locale; number: unknown; sentAt: unknown }

/** The receipt as a separate page, for browsers without JavaScript. Its query is not trusted. */
export async function ContactSentView({ locale, number, sentAt }: ContactSentViewProps) {
  const t = await getTranslations({ locale, namespace: 'pages.contact.sent' })
  const time = readTime(sentAt)
  const isKnown = isMessageNumber(number) && time !== undefined
  return (
    <>
      <PageHero title={t('title')} lead={isKnown ? undefined : t('missing')} />
      <div className="page-frame pb-20">
        {isKnown && (
          <ReceiptDetails Heading="h2" number={number} time={formatSentTime(locale, time, 'UTC')} />
        )}
        <p className="mt-10 flex flex-wrap gap-3">
          <Link href={paths.contact} className={buttonStyle({ variant: 'secondary' })}>
            {t('another')}
          </Link>
          <Link href={paths.home} className={buttonStyle({ variant: 'quiet' })}>
            {t('home')}
          </Link>
        </p>
      </div>
    </>
  )
}

/** Parses milliseconds since 1970, in this century or the next two. */
function readTime(text: unknown): number | undefined {
  return typeof text === 'string' && /^\d{13}$/.test(text) ? Number(text) : undefined
}
