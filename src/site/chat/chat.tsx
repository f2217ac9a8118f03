import { getTranslations } from 'next-intl/server'
import { getSite } from '@/data/get-site'
import type { Locale } from '@/i18n/locales'
import { localizedPath, paths } from '@/paths'
import { consentDays } from '../consent/consent-cookie'
import { cookieDomain } from '../cookie-domain'
import { chatProvider, findChat } from './find-chat'
import { LazyChatButton } from './lazy-chat-button'

/** The button of the live chat, if one is configured. */
export async function Chat({ locale }: { locale: Locale }) {
  const [site, t] = await Promise.all([
    getSite(locale),
    getTranslations({ locale, namespace: 'site.chat' }),
  ])
  if (!findChat(site)) return null
  return (
    <LazyChatButton
      address={localizedPath(locale, paths.chatWindow)}
      cookieDomain={cookieDomain}
      words={{
        open: t('open'),
        news: t('news'),
        title: t('title'),
        ask: t('ask', { provider: chatProvider, days: consentDays }),
        agree: t('agree'),
        notNow: t('notNow'),
        close: t('close'),
      }}
    />
  )
}
