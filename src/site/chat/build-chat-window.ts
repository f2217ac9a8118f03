import { getTranslations } from 'next-intl/server'
import { getSite } from '@/data/get-site'
import { getLocale, type Locale } from '@/i18n/locales'
import { localizedPath, paths } from '@/paths'
import { escapeXml } from '@/qr/render'
import { chatWindowScript } from './chat-window-script'
import { findChat } from './find-chat'

const style =
  'html{color-scheme:light dark;font:15px/1.5 system-ui,sans-serif}body{margin:0;height:100dvh}body>div[role=status]{position:absolute;inset-inline:0;padding:1rem}p{margin:0}p[hidden]{display:none}body>div[id]{height:100%}body>div[id] iframe{width:100%!important;height:100%!important;min-height:0!important}'

/**
 * Builds the document of the chat, which pages embed as a frame: the provider's script requires a
 * weaker Content-Security-Policy than the site's, and only this document has it. Returns undefined
 * if no chat is configured.
 *
 * @param isAllowed whether the visitor has consented; otherwise nothing of the provider is loaded
 */
export async function buildChatWindow(
  locale: Locale,
  isAllowed: boolean,
): Promise<string | undefined> {
  const [site, t] = await Promise.all([
    getSite(locale),
    getTranslations({ locale, namespace: 'site.chat' }),
  ])
  const chat = findChat(site)
  if (!chat) return undefined
  const { lang } = getLocale(locale)
  const contact = localizedPath(locale, paths.contact)
  return [
    `<!doctype html><html lang="${lang}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    `<title>${escapeXml(t('title'))}</title><style>${style}</style></head><body>`,
    '<div role="status">',
    isAllowed ? `<p id="loading">${escapeXml(t('loading'))}</p>` : '',
    `<p id="failed"${isAllowed ? ' hidden' : ''}>${escapeXml(t('failed'))} `,
    `<a href="${contact}" target="_blank">${escapeXml(t('contact'))}</a></p></div>`,
    `<div id="tawk_${chat.propertyId}"></div>`,
    isAllowed
      ? `<script data-property="${chat.propertyId}" data-widget="${chat.widgetId}" data-lang="${lang}">${chatWindowScript}</script>`
      : '',
    '</body></html>',
  ].join('')
}
