import type { GeneratePreviewURL, LivePreviewConfig } from 'payload'
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

/** Sizes of devices, in CSS pixels; their names are the same in all languages. */
export const previewSizes = [
  { name: 'phone', width: 390, height: 844 },
  { name: 'tablet', width: 820, height: 1180 },
  { name: 'desktop', width: 1440, height: 900 },
] as const

/** Returns the settings of the preview next to the form, for documents that have a preview. */
export function livePreview(preview: GeneratePreviewURL | undefined): {
  livePreview?: LivePreviewConfig
} {
  if (!preview) return {}
  return {
    livePreview: {
      breakpoints: previewSizes.map((size) => ({
        ...size,
        label: `${size.width} × ${size.height}`,
      })),
      url: ({ data, locale, req }) => preview(data, { locale: locale.code, req, token: null }),
    },
  }
}
