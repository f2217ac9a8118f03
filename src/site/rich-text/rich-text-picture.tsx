import type { CSSProperties } from 'react'
import { paths } from '@/paths'
import type { Media } from '@/payload-types'

/** Middle of a picture, in percent. */
const center = 50

type Size = NonNullable<Media['sizes']>[keyof NonNullable<Media['sizes']>]

type RichTextPictureProps = {
  value: unknown
  /** Display width of the picture, as in the `sizes` of an image. */
  sizes?: string
}

/**
 * A picture within a text, in several sizes; renders nothing if it was deleted or is not populated.
 */
export function RichTextPicture({
  value,
  sizes = '(min-width: 48rem) 44rem, 100vw',
}: RichTextPictureProps) {
  if (!isMedia(value) || !value.url) return null
  const { small, large, smallAvif, largeAvif } = value.sizes ?? {}
  const sources = [
    { type: 'image/avif', srcSet: describe(smallAvif, largeAvif) },
    { type: 'image/webp', srcSet: describe(small, large) },
  ].filter(({ srcSet }) => srcSet)
  const picture = (
    // biome-ignore lint/performance/noImgElement: sizes come from the CMS, and nothing is gained by a second resizer
    <img
      src={onThisHost(value.url)}
      alt={value.alt ?? ''}
      width={value.width ?? undefined}
      height={value.height ?? undefined}
      style={focusOn(value)}
      loading="lazy"
      decoding="async"
    />
  )
  if (sources.length === 0) return picture
  return (
    <picture>
      {sources.map((source) => (
        <source key={source.type} {...source} sizes={sizes} />
      ))}
      {picture}
    </picture>
  )
}

/** Shows the focal point where the page crops the picture. */
function focusOn({ focalX, focalY }: Media): CSSProperties | undefined {
  const [x, y] = [focalX ?? center, focalY ?? center]
  return x === center && y === center ? undefined : { objectPosition: `${x}% ${y}%` }
}

function describe(...files: (Size | undefined)[]): string {
  return files
    .flatMap((file) => (file?.url ? [`${onThisHost(file.url)} ${file.width}w`] : []))
    .join(', ')
}

/** Removes the host: every host of the site, including those of the languages, serves the files. */
function onThisHost(url: string): string {
  const { pathname, search } = new URL(url, 'http://localhost')
  return pathname.startsWith(paths.media) ? pathname + search : url
}

function isMedia(value: unknown): value is Media {
  return typeof value === 'object' && value !== null && 'url' in value
}
