import type { Media } from '@/payload-types'

/** A picture within a text; nothing when it was deleted or is not read along. */
export function RichTextPicture({ value }: { value: unknown }) {
  if (!isMedia(value) || !value.url) return null
  return (
    // biome-ignore lint/performance/noImgElement: sizes come from the CMS, and nothing is gained by a second resizer
    <img
      src={value.url}
      alt={value.alt ?? ''}
      width={value.width ?? undefined}
      height={value.height ?? undefined}
      loading="lazy"
      decoding="async"
    />
  )
}

function isMedia(value: unknown): value is Media {
  return typeof value === 'object' && value !== null && 'url' in value
}
