import '../app/(site)/globals.css'
import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime'
import {
  PathnameContext,
  SearchParamsContext,
} from 'next/dist/shared/lib/hooks-client-context.shared-runtime'
import { NextIntlClientProvider } from 'next-intl'
import type { ReactNode } from 'react'
import { vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { loadMessages } from '@/i18n/load-messages'
import { defaultLocale, getLocale, type Locale } from '@/i18n/locales'

type Options = {
  locale?: Locale
  /** Path and query of the simulated page. */
  path?: string
}

/** The router of the rendered component; records navigation without navigating. */
export const router = {
  push: vi.fn(),
  replace: vi.fn(),
  refresh: vi.fn(),
  prefetch: vi.fn(),
  back: vi.fn(),
  forward: vi.fn(),
}

/**
 * Renders a client component in the environment of a page: styles, all messages of the locale, the
 * root element's language and a router.
 */
export async function renderInSite(
  component: ReactNode,
  { locale = defaultLocale, path = '/' }: Options = {},
) {
  document.documentElement.lang = getLocale(locale).lang
  for (const method of Object.values(router)) method.mockClear()
  const messages = await loadMessages(locale)
  const inSite = (content: ReactNode, address: string) => {
    const { pathname, searchParams } = new URL(address, 'http://localhost')
    return (
      <AppRouterContext.Provider value={router as never}>
        <PathnameContext.Provider value={pathname}>
          <SearchParamsContext.Provider value={searchParams}>
            <NextIntlClientProvider
              locale={getLocale(locale).iso}
              timeZone="UTC"
              messages={messages as never}
            >
              <main id="content" tabIndex={-1}>
                {content}
              </main>
            </NextIntlClientProvider>
          </SearchParamsContext.Provider>
        </PathnameContext.Provider>
      </AppRouterContext.Provider>
    )
  }
  const view = await render(inSite(component, path))
  return {
    ...view,
    rerender: (content: ReactNode) => view.rerender(inSite(content, path)),
    /** Shows the component on another path, as after a click on a link. */
    navigate: (address: string) => view.rerender(inSite(component, address)),
  }
}
