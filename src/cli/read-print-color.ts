import { judgeSpotName } from '@/qr/render/judge-spot-name'
import { logoInks, type PrintColor } from '@/qr/render/print-color'
import type { CliFormat } from './cli-formats'
import { UsageError } from './command'

const modes = ['rgb', 'cmyk', 'spot']

/** Reads --color and --spot, such as 'PANTONE 286 C=100,75,0,2' (per cent). */
export function readPrintColor(
  {
    color = 'rgb',
    spot,
    'spot-logo': logo = 'process',
  }: { color?: string; spot?: string; 'spot-logo'?: string },
  format: CliFormat,
): PrintColor {
  if (!modes.includes(color)) throw new UsageError(`--color is one of ${modes.join(' ')}.`)
  if (color !== 'rgb' && format !== 'pdf' && format !== 'eps') {
    throw new UsageError(`--color ${color} is for PDF and EPS.`)
  }
  if (color !== 'spot') {
    if (spot !== undefined) throw new UsageError('--spot goes with --color spot.')
    return color as 'rgb' | 'cmyk'
  }
  const [, name, list = ''] = /^(.+)=([^=]+)$/.exec(spot ?? '') ?? []
  const shares = list
    .split(',')
    .map((part) => (part.trim() === '' ? Number.NaN : Number(part) / 100))
  const [cyan, magenta, yellow, key] = shares
  if (!name || shares.length !== 4 || !shares.every((share) => share >= 0 && share <= 1)) {
    throw new UsageError('--color spot needs --spot "NAME=C,M,Y,K" in per cent.')
  }
  if (judgeSpotName(name) === 'reserved') {
    throw new UsageError(`--spot ${name.trim()} means no plate or all plates, not a spot color.`)
  }
  const logoColorant = logoInks.find((one) => one === logo)
  if (!logoColorant) throw new UsageError(`--spot-logo is one of ${logoInks.join(' ')}.`)
  return {
    spot: name.trim(),
    logoInk: logoColorant,
    cmyk: [cyan, magenta, yellow, key] as [number, number, number, number],
  }
}
