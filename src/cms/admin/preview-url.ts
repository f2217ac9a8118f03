import type { GeneratePreviewURL } from 'payload'
import { defaultLocale, isLocale } from '@/i18n/locales'
import { localizedPath, paths } from '@/paths'

/** Returns the address that starts the preview of a page in the edited language. */
export function previewUrl(
  pathOf: (document: Record<string, unknown>) => string | undefined,
): GeneratePreviewURL {
  return (document, { locale }) => {
    const path = pathOf(document)
    if (!path) return null
    return paths.preview(localizedPath(isLocale(locale) ? locale : defaultLocale, path))
  }
}

/** Returns the preview address of a document that has its own page. */
export function previewBySlug(pathOf: (slug: string) => string): GeneratePreviewURL {
  return previewUrl(({ slug }) => (typeof slug === 'string' && slug ? pathOf(slug) : undefined))
}
