import { getTranslations } from 'next-intl/server'
import type { Site } from '@/data/get-site'
import type { Locale } from '@/i18n/locales'
import { chatProvider, findChat } from '@/site/chat/find-chat'
import { findBadgeHost } from '@/site/footer/find-badge-host'
import type { ConsentPurpose } from './consent-cookie'

/** One thing that waits for consent, in the words of the page's language. */
export type ConsentAsk = { purpose: ConsentPurpose; label: string; hint: string }

/** What is configured and needs consent; mostly nothing. */
export async function findAsks(
  site: Pick<Site, 'chat' | 'badge'>,
  locale: Locale,
): Promise<ConsentAsk[]> {
  const t = await getTranslations({ locale, namespace: 'site.consent' })
  const badgeHost = findBadgeHost(site)
  const asks: ConsentAsk[] = []
  if (findChat(site)) {
    const label = t('chat', { provider: chatProvider })
    asks.push({ purpose: 'chat', label, hint: t('chatHint') })
  }
  if (badgeHost) {
    asks.push({ purpose: 'badge', label: t('badge', { host: badgeHost }), hint: t('badgeHint') })
  }
  return asks
}
