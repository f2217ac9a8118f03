import { getTranslations } from 'next-intl/server'
import type { Site } from '@/data/get-site'
import type { Locale } from '@/i18n/locales'
import { chatProvider, findChat } from '@/site/chat/find-chat'
import { findBadgeHost } from '@/site/footer/find-badge-host'
import type { ConsentPurpose } from './consent-cookie'

/** A service that needs consent, with its labels in the page's language. */
export type ConsentService = { purpose: ConsentPurpose; label: string; hint: string }

/** Lists the configured services that need consent; usually none. */
export async function findConsentServices(
  site: Pick<Site, 'chat' | 'badge'>,
  locale: Locale,
): Promise<ConsentService[]> {
  const t = await getTranslations({ locale, namespace: 'site.consent' })
  const badgeHost = findBadgeHost(site)
  const services: ConsentService[] = []
  if (findChat(site)) {
    const label = t('chat', { provider: chatProvider })
    services.push({ purpose: 'chat', label, hint: t('chatHint') })
  }
  if (badgeHost) {
    services.push({
      purpose: 'badge',
      label: t('badge', { host: badgeHost }),
      hint: t('badgeHint'),
    })
  }
  return services
}
