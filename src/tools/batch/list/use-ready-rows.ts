import { useEffect, useMemo, useState } from 'react'
import { useLocale } from '@/i18n/use-locale'
import { paths } from '@/paths'
import { type Design, frameTextLines } from '@/qr/design'
import { fetchGlyphs, outlineLines, outlineWords } from '@/qr/text'
import { hasFrameLabel } from '@/tools/shared/style/has-frame-label'
import { traceText } from '@/tools/shared/text/trace-text'
import type { BatchRow, RowFault } from '../batch-job'
import type { OutputSettings } from '../output-step/output-settings'
import type { BatchMapping } from './batch-list'
import { findLetterFaults, type TextOfRow } from './find-letter-faults'
import type { RowsPlan } from './plan-rows'

type ReadyOptions = {
  mapping: BatchMapping | null
  design: Design
  output: OutputSettings
  /** A sample link as long as those that the server will create, in a dynamic batch. */
  drawnText: string | null
}

/** The valid rows as drawn, those of them that can be drawn, and the faults of all others. */
export function useReadyRows(
  plan: RowsPlan | null,
  { mapping, design, output, drawnText }: ReadyOptions,
) {
  const rows = useMemo(() => {
    const planned = plan?.rows ?? []
    return drawnText ? planned.map((row) => ({ ...row, text: drawnText })) : planned
  }, [plan, drawnText])
  const letterFaults = useLetterFaults(rows, {
    design,
    hasFrames: !mapping?.barcode,
    hasCaption: output.kind === 'labels' && output.hasCaption,
  })
  return useMemo(() => {
    const faults = [...(plan?.faults ?? []), ...letterFaults].sort((a, b) => a.row - b.row)
    const undrawable = new Map(letterFaults.map((fault) => [fault.row, fault]))
    return {
      rows,
      faults,
      /** The number of rows with faults. */
      faulty: new Set(faults.map(({ row }) => row)).size,
      /** Faults by row, of rows that are valid but cannot be drawn. */
      undrawable,
      ready: undrawable.size > 0 ? rows.filter(({ row }) => !undrawable.has(row)) : rows,
    }
  }, [plan, rows, letterFaults])
}

const load = fetchGlyphs(paths.glyphs)
const none: readonly RowFault[] = []

/**
 * Faults of rows whose frame or text on the label has letters that no font has, at most one for each
 * row. Until they are known, and without glyphs (no connection), there are none.
 */
function useLetterFaults(
  rows: readonly BatchRow[],
  { design: { frame }, hasFrames, hasCaption }: LetterUse,
): readonly RowFault[] {
  const locale = useLocale()
  const captions = useMemo(
    () =>
      hasCaption ? rows.map(({ row, caption, title }) => ({ row, text: caption ?? title })) : [],
    [rows, hasCaption],
  )
  const frameText = frame && hasFrameLabel(frame.shape) ? frame.text : ''
  const frames = useMemo(
    () =>
      hasFrames
        ? rows
            .map(({ row, look }) => ({ row, text: (look?.frameText ?? frameText).trim() }))
            .filter(({ text }) => text)
        : [],
    [rows, hasFrames, frameText],
  )
  const ofCaptions = useFaultsOf(captions, 'caption-letters', 'sans', locale)
  const ofFrames = useFaultsOf(
    frames,
    'letters-missing',
    frame?.font ?? 'sans',
    frame?.language ?? locale,
  )
  return useMemo(() => {
    // In the order in which a row is drawn.
    const framed = new Set(ofFrames.map(({ row }) => row))
    const faults = [...ofFrames, ...ofCaptions.filter(({ row }) => !framed.has(row))]
    return faults.sort((a, b) => a.row - b.row)
  }, [ofFrames, ofCaptions])
}

type LetterUse = {
  design: Pick<Design, 'frame'>
  /** Barcodes have no frames. */
  hasFrames: boolean
  /** Whether the text on labels is printed. */
  hasCaption: boolean
}

function useFaultsOf(
  texts: readonly TextOfRow[],
  reason: 'caption-letters' | 'letters-missing',
  font: 'sans' | 'display',
  language: string,
): readonly RowFault[] {
  const [found, setFound] = useState(none)
  useEffect(() => {
    let isOvertaken = false
    const options = { font, language, load, trace: traceText }
    const outline = (text: string) =>
      reason === 'caption-letters'
        ? outlineWords(text, options)
        : outlineLines(text, { ...options, most: frameTextLines })
    findLetterFaults(texts, reason, { ...options, outline }).then(
      (faults) => !isOvertaken && setFound(faults.length > 0 ? faults : none),
      () => !isOvertaken && setFound(none),
    )
    return () => {
      isOvertaken = true
    }
  }, [texts, reason, font, language])
  return texts.length > 0 ? found : none
}
