import { useMemo, useSyncExternalStore } from 'react'
import { parseJson, storedText } from '@/std/stored-value'
import { type ExportFormat, exportFormats } from './export-target'

/**
 * The chosen format, and the width on paper while one is chosen. Read without the schema of all
 * settings, because the page shows it before the export panel is loaded.
 */
type ExportChoice = { format: ExportFormat; printWidthMm: number | null }

const stored = storedText('sessionStorage', 'generator:export')
const listeners = new Set<() => void>()

/** To be called after the export settings were stored. */
export function announceExportChoice(): void {
  for (const listener of listeners) listener()
}

/** The choice of the export panel in this tab. */
export function useExportChoice(): ExportChoice {
  const text = useSyncExternalStore(subscribe, stored.read, () => null)
  return useMemo(() => readChoice(parseJson(text)), [text])
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function readChoice(found: unknown): ExportChoice {
  const { format, unit, widthMm } = { ...(found as Record<string, unknown> | null) }
  const chosen = exportFormats.find((known) => known === format) ?? 'png'
  const isInMm = ['pdf', 'eps'].includes(chosen) || (chosen !== 'webp' && unit === 'mm')
  return {
    format: chosen,
    printWidthMm: isInMm && typeof widthMm === 'number' && widthMm > 0 ? widthMm : null,
  }
}
