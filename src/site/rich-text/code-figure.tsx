import { readLocale } from '@/i18n/read-locale'
import type { SampleRow } from '@/qr/content'
import { prepareSample } from '@/site/code-pictures/prepare-sample'
import { SamplePicture } from '@/site/code-pictures/sample-picture'

/** Fields of the block that editors insert: codes side by side, with a description. */
export type CodeFigureFields = {
  caption?: string | null
  alt?: string | null
  codes?: SampleRow[] | null
}

/**
 * Scannable codes of equal width within a text. The first picture has the description of all of
 * them, the others have only a label.
 */
export async function CodeFigure({ caption, alt, codes }: CodeFigureFields) {
  const language = await readLocale()
  const samples = await Promise.all(
    (codes ?? []).map(async (row) => ({ row, sample: await prepareSample(row, language) })),
  )
  const shown = samples.flatMap(({ row, sample }) =>
    sample ? [{ sample, label: typeof row.label === 'string' ? row.label : '' }] : [],
  )
  if (shown.length === 0) return null
  return (
    <figure data-codes="">
      <div>
        {shown.map(({ sample, label }, index) => (
          <div key={sample.picture.src + label}>
            <SamplePicture sample={sample} alt={alt ? (index === 0 ? alt : '') : undefined} />
            {label && <span>{label}</span>}
          </div>
        ))}
      </div>
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  )
}
