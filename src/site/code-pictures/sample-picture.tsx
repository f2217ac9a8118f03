import { getTranslations } from 'next-intl/server'
import type { PreparedSample } from './prepare-sample'

type SamplePictureProps = {
  sample: PreparedSample
  /** Replaces the generated description of the content. */
  alt?: string
  className?: string
}

/** A code from the CMS as a lazily loaded picture; the page contains only its address. */
export async function SamplePicture({ sample, alt, className }: SamplePictureProps) {
  const { type, title, words, picture } = sample
  const t = await getTranslations()
  const name = t('pages.codes.alt', { type: t(`types.${type}.label`), title })
  return (
    // biome-ignore lint/performance/noImgElement: a drawing has no sizes to choose from
    <img
      {...picture}
      alt={alt ?? (words ? t('pages.codes.altFramed', { name: withoutStop(name), words }) : name)}
      loading="lazy"
      decoding="async"
      className={className}
    />
  )
}

/** Removes a final full stop, because the text becomes part of a sentence that has its own. */
const withoutStop = (text: string) => text.replace(/[.。]$/, '')
