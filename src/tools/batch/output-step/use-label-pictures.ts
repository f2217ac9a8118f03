import { useEffect, useState } from 'react'
import { useLocale } from '@/i18n/use-locale'
import { paths } from '@/paths'
import type { BarcodeFormat } from '@/qr/barcode'
import type { Design } from '@/qr/design'
import { renderSvg, type Scene } from '@/qr/render'
import { type BoxMm, type CaptionStyle, layCaption } from '@/qr/sheet'
import { fetchGlyphs, type OutlinedLines, outlineWords } from '@/qr/text'
import { traceText } from '@/tools/shared/text/trace-text'
import type { BatchRow } from '../batch-job'
import { drawRowScene } from '../pictures/draw-row-scene'
import { findLongest } from './find-finest-picture'

/** Maximum number of labels that the preview draws individually; fuller sheets repeat them. */
const mostDrawn = 40
const loadGlyphs = fetchGlyphs(paths.glyphs)
const unknown = { width: 1, height: 1 }

type Labels = {
  scenes: readonly (Scene | null)[]
  pictures: readonly string[]
  captions: readonly (OutlinedLines | null)[]
  finest: Scene | null
  /** The longest text, which is the smallest. */
  longest: { row: number; outlines: OutlinedLines } | null
}

const none: Labels = { scenes: [], pictures: [], captions: [], finest: null, longest: null }

/** Pictures of the codes and their captions for the preview of the first sheets. */
export function useLabelPictures(
  rows: readonly BatchRow[],
  design: Design,
  { hasCaption, barcode }: { hasCaption: boolean; barcode: BarcodeFormat | undefined },
) {
  const locale = useLocale()
  const [labels, setLabels] = useState<Labels>(none)

  useEffect(() => {
    let isOvertaken = false
    drawLabels(
      rows,
      { design, language: locale, ...(barcode && { barcode }) },
      hasCaption,
      () => isOvertaken,
    ).then(
      (drawn) => drawn && setLabels(drawn),
      // Codes that fail here are reported by the run, which draws every row.
      () => {},
    )
    return () => {
      isOvertaken = true
    }
  }, [rows, design, hasCaption, barcode, locale])

  const { scenes, pictures, captions, finest, longest } = labels
  return {
    longestCaption: hasCaption ? longest : null,
    finestScene: finest,
    finest: finest ?? unknown,
    sceneOf: (index: number) => scenes[index % Math.max(1, scenes.length)] ?? null,
    pictureOf: (index: number) => pictures[index % Math.max(1, pictures.length)] ?? '',
    captionOf: (index: number, box: BoxMm | null, { place, sizeMm }: CaptionStyle) => {
      const outlines = captions[index % Math.max(1, captions.length)]
      if (!hasCaption || !outlines || !box) return ''
      return layCaption(outlines, box, { sizeMm, align: place === 'beside' ? 'start' : 'center' })
    },
  }
}

async function drawLabels(
  rows: readonly BatchRow[],
  style: Parameters<typeof drawRowScene>[1],
  hasCaption: boolean,
  isOvertaken: () => boolean,
): Promise<Labels | null> {
  const scenes: (Scene | null)[] = []
  const pictures: string[] = []
  const captions: (OutlinedLines | null)[] = []
  for (const row of rows.slice(0, mostDrawn)) {
    const scene = await drawRowScene(row, style)
    scenes.push(scene)
    pictures.push(scene ? `data:image/svg+xml,${encodeURIComponent(renderSvg(scene))}` : '')
    // Without glyphs, the preview shows the code alone. Rows with other letters have faults.
    const outlines = hasCaption ? await outlineLabel(row, style.language).catch(() => null) : null
    captions.push(outlines?.missing.length === 0 ? outlines : null)
    if (isOvertaken()) return null
  }
  const longest = findLongest(rows)
  const finest = longest ? await drawRowScene(longest, style) : null
  const longestText = hasCaption ? await outlineLongest(rows, style.language) : null
  return isOvertaken() ? null : { scenes, pictures, captions, finest, longest: longestText }
}

async function outlineLongest(
  rows: readonly BatchRow[],
  language: string,
): Promise<Labels['longest']> {
  const found = findLongest(rows.map((row) => ({ row, text: row.caption ?? row.title })))
  const outlines = found && (await outlineLabel(found.row, language).catch(() => null))
  return outlines ? { row: found.row.row, outlines } : null
}

function outlineLabel({ caption, title }: BatchRow, language: string): Promise<OutlinedLines> {
  const options = { font: 'sans', language, load: loadGlyphs, trace: traceText } as const
  return outlineWords(caption ?? title, options)
}
