import type { Cmyk } from '@/qr/render'

type Percents = readonly [cyan: number, magenta: number, yellow: number, black: number]

export function percentsOf(color: Cmyk): Percents {
  const [cyan, magenta, yellow, black] = color.map((share) => Math.round(share * 100)) as [
    number,
    number,
    number,
    number,
  ]
  return [cyan, magenta, yellow, black]
}

/**
 * Approximates process colours on the screen, with the inverse of the simple conversion to them.
 */
export function screenColor([cyan, magenta, yellow, black]: Percents): string {
  const channels = [cyan, magenta, yellow].map((percent) =>
    Math.round(255 * (1 - percent / 100) * (1 - black / 100)),
  )
  return `rgb(${channels.join(' ')})`
}
