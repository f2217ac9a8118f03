import { useLocale } from 'next-intl'
import { useEffect, useState } from 'react'
import { paths } from '@/paths'
import { applyRowStyle } from '@/qr/batch'
import { type Design, encodeOptions } from '@/qr/design'
import { encodeMatrix } from '@/qr/encode'
import { buildScene, fitText, outlineFrameText, renderSvg, type Scene } from '@/qr/render'
import type { BoxMm } from '@/qr/sheet'
import { fetchGlyphs, type OutlinedText } from '@/qr/text'
import { outlineCaption } from '@/tools/shared/sheet/use-caption'
import type { BatchRow } from '../batch-job'
import { findLongest } from './find-finest-picture'

/** Maximum number of labels that the preview draws individually; fuller sheets repeat them. */
const mostDrawn = 40
const loadGlyphs = fetchGlyphs(paths.glyphs)
const unknown = { width: 1, height: 1 }

type Labels = {
  scenes: readonly (Scene | null)[]
  pictures: readonly string[]
  captions: readonly (OutlinedText | null)[]
  finest: Scene | null
}

const none: Labels = { scenes: [], pictures: [], captions: [], finest: null }

/** Pictures of the codes and their captions for the preview of the first sheets. */
export function useLabelPictures(rows: readonly BatchRow[], design: Design, hasCaption: boolean) {
  const locale = useLocale()
  const [labels, setLabels] = useState<Labels>(none)

  useEffect(() => {
    let isOvertaken = false
    drawLabels(rows, design, hasCaption, locale, () => isOvertaken).then(
      (drawn) => drawn && setLabels(drawn),
      // Codes that fail here are reported by the run, which draws every row.
      () => {},
    )
    return () => {
      isOvertaken = true
    }
  }, [rows, design, hasCaption, locale])

  const { scenes, pictures, captions, finest } = labels
  return {
    finestScene: finest,
    finest: finest ?? unknown,
    sceneOf: (index: number) => scenes[index % Math.max(1, scenes.length)] ?? null,
    pictureOf: (index: number) => pictures[index % Math.max(1, pictures.length)] ?? '',
    captionOf: (index: number, box: BoxMm | null) => {
      const outlines = captions[index % Math.max(1, captions.length)]
      if (!hasCaption || !outlines || !box) return ''
      return fitText(outlines, { x: 0, y: 0, width: box.widthMm, height: box.heightMm })
    },
  }
}

async function drawLabels(
  rows: readonly BatchRow[],
  design: Design,
  hasCaption: boolean,
  language: string,
  isOvertaken: () => boolean,
): Promise<Labels | null> {
  const scenes: (Scene | null)[] = []
  const pictures: string[] = []
  const captions: (OutlinedText | null)[] = []
  for (const row of rows.slice(0, mostDrawn)) {
    const scene = await drawRow(row, design, language)
    scenes.push(scene)
    pictures.push(scene ? `data:image/svg+xml,${encodeURIComponent(renderSvg(scene))}` : '')
    // Without glyphs, the preview shows the code alone.
    captions.push(hasCaption ? await outlineCaption(row.title, language).catch(() => null) : null)
    if (isOvertaken()) return null
  }
  const longest = findLongest(rows)
  const finest = longest ? await drawRow(longest, design, language) : null
  return isOvertaken() ? null : { scenes, pictures, captions, finest }
}

async function drawRow(
  { text, look }: BatchRow,
  design: Design,
  language: string,
): Promise<Scene | null> {
  const looked = applyRowStyle(design, look, text, language)
  const own = looked.ok ? looked.design : design
  const encoded = encodeMatrix(text, encodeOptions(own))
  if (!encoded.ok) return null
  const frameText = await outlineFrameText(own, loadGlyphs).catch(() => null)
  return buildScene(encoded.matrix, own, { frameText })
}
