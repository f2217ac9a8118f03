import type { MetadataRoute } from 'next'
import { getTranslations } from 'next-intl/server'
import { getSite } from '@/data/get-site'
import { getLocale, type Locale } from '@/i18n/locales'
import { paths } from '@/paths'
import { sitePath } from './site-url'

const paper = '#faf8f3'
/**
 * Types in the shortcut menu of the icon, after scanner and batch. Systems show only the first few.
 */
const shortcutTypes = ['url', 'wifi', 'vcard'] as const

/** Files that the system can open with the installed site, by media type and extension. */
const scannable = {
  'image/png': ['.png'],
  'image/jpeg': ['.jpg', '.jpeg'],
  'image/webp': ['.webp'],
  'image/gif': ['.gif'],
  'image/avif': ['.avif'],
  'image/heic': ['.heic'],
  'image/heif': ['.heif'],
  'image/tiff': ['.tif', '.tiff'],
  'image/svg+xml': ['.svg'],
  'image/bmp': ['.bmp'],
  'application/pdf': ['.pdf'],
}
const lists = {
  'text/csv': ['.csv'],
  'text/tab-separated-values': ['.tsv', '.tab'],
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': ['.xlsx'],
  'application/vnd.ms-excel.sheet.macroenabled.12': ['.xlsm'],
}

/**
 * Builds the web app manifest of a language. All languages of a host are one app, so that changing
 * the language neither leaves it nor installs a second one.
 */
export async function buildManifest(locale: Locale): Promise<MetadataRoute.Manifest> {
  const [site, types, pages] = await Promise.all([
    getSite(locale),
    getTranslations({ locale, namespace: 'types' }),
    getTranslations({ locale, namespace: 'pages' }),
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
      { name: pages('scanner.title'), url: sitePath(locale, paths.scanner), icons: [icon] },
      ...shortcutTypes.map((type) => ({
        name: types(`${type}.title`),
        short_name: types(`${type}.label`),
        url: sitePath(locale, paths.generator(type)),
        icons: [icon],
      })),
      { name: pages('batch.title'), url: sitePath(locale, paths.batch), icons: [icon] },
    ],
    share_target: {
      action: sitePath(locale, paths.scannerShare),
      method: 'POST',
      enctype: 'multipart/form-data',
      params: { files: [{ name: 'files', accept: ['image/*', 'application/pdf'] }] },
    },
    file_handlers: [
      { action: sitePath(locale, paths.scanner), accept: scannable },
      { action: sitePath(locale, paths.batch), accept: lists },
    ],
    // The open window may contain unsaved work, so a launch never replaces its page.
    launch_handler: { client_mode: ['navigate-new', 'auto'] },
  }
}
