import type { Crop } from '@/cms/fields/crops'
import { readLocale } from '@/i18n/read-locale'
import { paths } from '@/paths'

/**
 * Width and height of every crop in CSS pixels; `scripts/take-crops.mjs` captures twice as many.
 */
const size = { width: 800, height: 500 }

/** A part of the tool in the page's language, in light or dark. Decorative. */
export async function ToolCrop({ crop }: { crop: Crop }) {
  const locale = await readLocale()
  const address = (theme: 'light' | 'dark') => paths.toolCrop(`${crop}-${locale}-${theme}.webp`)
  return (
    <picture>
      <source srcSet={address('dark')} media="(prefers-color-scheme: dark)" />
      <img
        {...size}
        src={address('light')}
        alt=""
        loading="lazy"
        decoding="async"
        className="h-auto w-full rounded-lg border border-line"
      />
    </picture>
  )
}
