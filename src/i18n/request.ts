import { locale as readRouteLocale } from 'next/root-params'
import { hasLocale } from 'next-intl'
import { getRequestConfig } from 'next-intl/server'
import { freeFinishedRender } from './free-finished-render'
import { loadMessages } from './load-messages'
import { getLocale, localeOfTag } from './locales'
import { routing } from './routing'

export default getRequestConfig(async ({ locale: asked }) => {
  // Every render of the site loads its messages, also of a part of a page only.
  freeFinishedRender()
  // The route's own segment; every component of a page reads the same value, regardless of render
  // order.
  const requested = asked ? localeOfTag(asked) : await readRouteLocale()
  const locale = hasLocale(routing.locales, requested) ? requested : routing.defaultLocale
  return {
    locale: getLocale(locale).iso,
    timeZone: 'UTC',
    messages: await loadMessages(locale),
    // A key without an English message is displayed as the key (specification, section 8).
    getMessageFallback: ({ key }) => key,
    onError: (error) => console.error(`Message ${error.originalMessage ?? error.message}`),
  }
})
