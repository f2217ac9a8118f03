import type { MetadataRoute } from 'next'
import { getTranslations } from 'next-intl/server'
import { getLocale, type Locale } from '@/i18n/locales'
import { paths } from '@/paths'
import { getSite } from '@/server/get-site'
import { sitePath } from './site-url'

const paper = '#faf8f3'
/** What a long press on the icon offers. */
const shortcutTypes = ['url', 'wifi', 'vcard'] as const

/**
 * The web manifest in one language. All languages of a host are one app, so that changing the
 * language neither leaves it nor installs a second one.
 */
export async function buildManifest(locale: Locale): Promise<MetadataRoute.Manifest> {
  const [site, types, scanner] = await Promise.all([
    getSite(locale),
    getTranslations({ locale, namespace: 'types' }),
    getTranslations({ locale, namespace: 'pages.scanner' }),
  ])
  const icon = { src: paths.appIcon(192), sizes: '192x192', type: 'image/png' }
  return {
    id: '/',
    name: site.name,
    short_name: site.name,
    description: site.description || undefined,
    lang: getLocale(locale).lang,
    dir: 'ltr',
    start_url: sitePath(locale, paths.home),
    scope: '/',
    display: 'standalone',
    background_color: paper,
    theme_color: paper,
    categories: ['utilities', 'productivity'],
    icons: [
      icon,
      { src: paths.appIcon(512), sizes: '512x512', type: 'image/png' },
      { src: paths.maskableIcon, sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
    shortcuts: [
      ...shortcutTypes.map((type) => ({
        name: types(`${type}.title`),
        short_name: types(`${type}.label`),
        url: sitePath(locale, paths.generator(type)),
        icons: [icon],
      })),
      { name: scanner('title'), url: sitePath(locale, paths.scanner), icons: [icon] },
    ],
  }
}
