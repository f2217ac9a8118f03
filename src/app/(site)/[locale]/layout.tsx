import type { Metadata, Viewport } from 'next'
import { notFound } from 'next/navigation'
import { hasLocale, NextIntlClientProvider } from 'next-intl'
import { getMessages, getTranslations } from 'next-intl/server'
import type { CSSProperties, ReactNode } from 'react'
import { getBuildId } from '@/data/get-build-id'
import { env } from '@/env'
import { getLocale } from '@/i18n/locales'
import { routing } from '@/i18n/routing'
import { paths } from '@/paths'
import { firstScript } from '@/site/first-script'
import { fontFamilies } from '@/site/fonts/fonts'
import { preloadFonts } from '@/site/fonts/preload-fonts'
import { buttonStyle } from '@/ui/button-style'
import { classNames } from '@/ui/class-names'
import '../globals.css'

/** Renders pages on their first request, so that a build requires no database. */
export function generateStaticParams() {
  return []
}

export const metadata: Metadata = {
  metadataBase: new URL(env.SITE_URL),
  icons: {
    icon: [{ url: paths.icon, type: 'image/svg+xml', sizes: 'any' }],
    apple: paths.touchIcon,
  },
  formatDetection: { telephone: false, address: false, email: false },
}

export const viewport: Viewport = {
  colorScheme: 'light dark',
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#faf8f3' },
    { media: '(prefers-color-scheme: dark)', color: '#151310' },
  ],
}

/** Font families, and the origin that print styles show before a path. */
const rootStyle = { ...fontFamilies, '--site-origin': JSON.stringify(env.SITE_URL) }

export default async function RootLayout({
  params,
  children,
}: {
  params: Promise<{ locale: string }>
  children: ReactNode
}) {
  const { locale } = await params
  if (!hasLocale(routing.locales, locale)) notFound()
  preloadFonts(locale)
  const [{ site }, t] = await Promise.all([
    getMessages({ locale }),
    getTranslations({ locale, namespace: 'site' }),
  ])
  return (
    <html
      lang={getLocale(locale).lang}
      dir="ltr"
      style={rootStyle as CSSProperties}
      data-build={getBuildId()}
    >
      <body>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: constants of our own */}
        <script dangerouslySetInnerHTML={{ __html: firstScript }} />
        <a
          href="#content"
          className={classNames(
            buttonStyle(),
            'fixed! start-4 top-3 z-50 not-focus-visible:sr-only',
          )}
        >
          {t('skipToContent')}
        </a>
        {/* Error boundaries can be anywhere; other client components load their own messages. */}
        <NextIntlClientProvider messages={{ site: { errors: site.errors } }}>
          {children}
        </NextIntlClientProvider>
      </body>
    </html>
  )
}
