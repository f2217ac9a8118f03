import type { PrintColorToCheck } from '@/qr/check'
import { type Cmyk, judgeSpotName, type LogoInk, type PrintColor } from '@/qr/render'

export const printColorChoices = ['rgb', 'cmyk', 'spot'] as const
export const spotNameMaxLength = 60

/** The colors in which a PDF or EPS is printed. */
export type PrintColorSettings = {
  ink: (typeof printColorChoices)[number]
  spotName: string
  /** Appearance of the spot color in process colors, in percent; null: like the modules. */
  spotCmyk: [number, number, number, number] | null
  /** With a spot color: how the logo is printed. */
  logoInk: LogoInk
}

export const defaultPrintColorSettings: PrintColorSettings = {
  ink: 'rgb',
  spotName: '',
  spotCmyk: null,
  logoInk: 'process',
}

/**
 * Returns the print color for the renderers, or null while the spot color has no usable name.
 *
 * @param designColor the process colors of the modules
 */
export function findPrintColor(settings: PrintColorSettings, designColor: Cmyk): PrintColor | null {
  if (settings.ink !== 'spot') return settings.ink
  const spot = settings.spotName.trim()
  const { logoInk } = settings
  if (!isSpotName(spot)) return null
  const cmyk = spotColor(settings, designColor)
  return { spot, cmyk, ...(logoInk !== 'process' && { logoInk }) }
}

function isSpotName(name: string): boolean {
  return name.trim() !== '' && judgeSpotName(name) !== 'reserved'
}

/** The colors of the print file for the check, which a spot color needs no name for. */
export function findColorToCheck(
  settings: PrintColorSettings,
  designColor: Cmyk,
): PrintColorToCheck {
  const spotName = isSpotName(settings.spotName) ? settings.spotName : '…'
  const color = findPrintColor({ ...settings, spotName }, designColor)
  if (color === null || typeof color === 'string') return color ?? 'rgb'
  return { ...color, followsModules: settings.spotCmyk === null }
}

/** Returns the process colors of the spot color, from 0 to 1 each. */
export function spotColor(
  { spotCmyk }: Pick<PrintColorSettings, 'spotCmyk'>,
  designColor: Cmyk,
): Cmyk {
  if (!spotCmyk) return designColor
  const [cyan, magenta, yellow, black] = spotCmyk
  return [cyan / 100, magenta / 100, yellow / 100, black / 100]
}
