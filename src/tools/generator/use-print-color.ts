import { useEffect, useState } from 'react'
import type { PrintColorToCheck } from '@/qr/check'
import type { LogoInk } from '@/qr/render'
import { storedValue } from '@/std/stored-value'

const logoColorants: readonly LogoInk[] = ['process', 'spot', 'knockout']
const stored = storedValue('sessionStorage', 'generator:print-color', readStored)

/**
 * The colours of the print file that was chosen last in this tab, on the download or the print
 * panel; null while the chosen file has the colours of the screen. Known after a reload, too,
 * before a panel is opened.
 */
export function usePrintColor() {
  const [color, setColor] = useState<PrintColorToCheck | null>(null)
  useEffect(() => setColor(stored.read()), [])
  const change = (next: PrintColorToCheck | null) => {
    stored.write(next)
    setColor(next)
  }
  return [color, change] as const
}

function readStored(found: unknown): PrintColorToCheck | null {
  if (found === 'rgb' || found === 'cmyk') return found
  if (typeof found !== 'object' || found === null) return null
  const { spot, cmyk, logoInk, followsModules } = found as Record<string, unknown>
  const isShare = (value: unknown) => typeof value === 'number' && value >= 0 && value <= 1
  if (typeof spot !== 'string' || !Array.isArray(cmyk) || cmyk.length !== 4) return null
  if (!cmyk.every(isShare)) return null
  const known = logoColorants.find((colorant) => colorant === logoInk)
  return {
    spot,
    cmyk: cmyk as unknown as [number, number, number, number],
    ...(known && { logoInk: known }),
    followsModules: followsModules === true,
  }
}
