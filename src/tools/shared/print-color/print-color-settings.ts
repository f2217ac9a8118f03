import type { Cmyk, PrintColor } from '@/qr/render'

export const printColorChoices = ['rgb', 'cmyk', 'spot'] as const
export const spotNameMaxLength = 60

/** The colours in which a PDF or EPS is printed. */
export type PrintColorSettings = {
  ink: (typeof printColorChoices)[number]
  spotName: string
  /** Appearance of the spot colour in process colours, in percent; null: like the modules. */
  spotCmyk: [number, number, number, number] | null
}

export const defaultPrintColorSettings: PrintColorSettings = {
  ink: 'rgb',
  spotName: '',
  spotCmyk: null,
}

/**
 * Returns the print colour for the renderers, or null while the spot colour has no name.
 *
 * @param designColor the process colours of the modules
 */
export function findPrintColor(settings: PrintColorSettings, designColor: Cmyk): PrintColor | null {
  if (settings.ink !== 'spot') return settings.ink
  const spot = settings.spotName.trim()
  return spot ? { spot, cmyk: spotColor(settings, designColor) } : null
}

/** Returns the process colours of the spot colour, from 0 to 1 each. */
export function spotColor(
  { spotCmyk }: Pick<PrintColorSettings, 'spotCmyk'>,
  designColor: Cmyk,
): Cmyk {
  if (!spotCmyk) return designColor
  const [cyan, magenta, yellow, black] = spotCmyk
  return [cyan / 100, magenta / 100, yellow / 100, black / 100]
}
