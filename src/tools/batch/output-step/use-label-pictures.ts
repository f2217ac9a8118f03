import { useLocale } from 'next-intl'
import { useEffect, useMemo, useState } from 'react'
import type { Design } from '@/qr/design/design'
import { encodeOptions } from '@/qr/design/encode-options'
import { encodeMatrix } from '@/qr/encode/encode-matrix'
import { buildScene } from '@/qr/render/build-scene'
import { fitText } from '@/qr/render/fit-text'
import { renderSvg } from '@/qr/render/render-svg'
import type { Scene } from '@/qr/render/scene'
import type { BoxMm } from '@/qr/sheet/layout-sheet'
import type { OutlinedText } from '@/qr/text/outlined-text'
import { useFrameText } from '@/tools/shared/look/use-frame-text'
import { outlineCaption } from '@/tools/shared/sheet/use-caption'
import type { BatchRow } from '../batch-job'
import { findLongest } from './find-finest-picture'

/** Labels that the preview draws one by one; on fuller sheets they come again. */
const mostDrawn = 40
const blank = { width: 1, height: 1 }

/** What the preview of the first sheets shows: pictures of codes and the lines under them. */
export function useLabelPictures(rows: readonly BatchRow[], design: Design, hasCaption: boolean) {
  const frameText = useFrameText(design.frame)
  const drawn = useMemo(() => {
    const draw = ({ text }: BatchRow): Scene | null => {
      const encoded = encodeMatrix(text, encodeOptions(design))
      return encoded.ok ? buildScene(encoded.matrix, design, { frameText }) : null
    }
    const longest = findLongest(rows)
    return {
      pictures: rows.slice(0, mostDrawn).map((row) => {
        const scene = draw(row)
        return scene ? `data:image/svg+xml,${encodeURIComponent(renderSvg(scene))}` : ''
      }),
      finest: longest ? draw(longest) : null,
    }
  }, [rows, design, frameText])
  const captions = useCaptions(rows, hasCaption)
  const { pictures, finest } = drawn
  return {
    finestScene: finest,
    finest: finest ?? blank,
    pictureOf: (index: number) => pictures[index % Math.max(1, pictures.length)] ?? '',
    captionOf: (index: number, box: BoxMm | null) => {
      const outlines = captions[index % Math.max(1, captions.length)]
      if (!outlines || !box) return ''
      return fitText(outlines, { x: 0, y: 0, width: box.widthMm, height: box.heightMm }) ?? ''
    },
  }
}

function useCaptions(rows: readonly BatchRow[], isWanted: boolean): readonly OutlinedText[] {
  const locale = useLocale()
  const [captions, setCaptions] = useState<readonly OutlinedText[]>([])
  useEffect(() => {
    if (!isWanted) return
    let isOvertaken = false
    const titles = rows.slice(0, mostDrawn).map(({ title }) => title)
    Promise.all(titles.map((title) => outlineCaption(title, locale))).then(
      (outlined) => !isOvertaken && setCaptions(outlined),
      // Without letters the preview shows the codes alone.
      () => {},
    )
    return () => {
      isOvertaken = true
    }
  }, [rows, isWanted, locale])
  return isWanted ? captions : []
}
