import { type ColorStop, type Gradient, mostStops } from './color-fill'
import { readChannels, readHsla, writeChannels, writeHsla } from './hsla'
import { changeStop } from './stop-key'

/** The color of a gradient at an offset, interpolated in sRGB like SVG. */
export function colorAt(stops: readonly ColorStop[], offset: number): string {
  const after = stops.findIndex((stop) => stop.offset > offset)
  const high = stops[after] ?? stops.at(-1)
  const low = after < 0 ? high : (stops[after - 1] ?? high)
  if (!high || !low) return '#000000'
  const span = high.offset - low.offset
  const share = span > 0 ? (offset - low.offset) / span : 0
  const [from, to] = [readChannels(low.color), readChannels(high.color)]
  const mix = (name: keyof typeof from) => from[name] + (to[name] - from[name]) * share
  return writeChannels({
    red: mix('red'),
    green: mix('green'),
    blue: mix('blue'),
    alpha: mix('alpha'),
  })
}

/** The changed stops, and the index of the selected one. */
export type StopsChange = { stops: ColorStop[]; selected: number }

/** Adds a stop without a visible change; null if the gradient is full. */
export function addStop(stops: readonly ColorStop[], offset: number): StopsChange | null {
  if (stops.length >= mostStops) return null
  const added = { offset, color: colorAt(stops, offset) }
  return inOrder([...stops, added], added)
}

/** The offset for another stop: the middle of the widest gap. */
export function findGap(stops: readonly ColorStop[]): number {
  let best = { width: -1, middle: 0.5 }
  for (const [index, { offset }] of stops.entries()) {
    const next = stops[index + 1]?.offset
    if (next === undefined || next - offset <= best.width) continue
    best = { width: next - offset, middle: roundOffset((offset + next) / 2) }
  }
  return best.middle
}

export function removeStop(stops: readonly ColorStop[], index: number): StopsChange {
  return {
    stops: stops.filter((_, place) => place !== index),
    selected: Math.max(0, Math.min(index, stops.length - 2)),
  }
}

/** Moves a stop along the gradient; it may pass others. */
export function placeStop(stops: readonly ColorStop[], index: number, offset: number): StopsChange {
  const stop = stops[index]
  if (!stop) return { stops: [...stops], selected: index }
  const moved = changeStop(stop, { offset: roundOffset(offset) })
  return inOrder(
    stops.map((other) => (other === stop ? moved : other)),
    moved,
  )
}

/** Swaps the colors of two stops; the offsets stay. */
export function swapStops(stops: readonly ColorStop[], index: number, other: number): StopsChange {
  const [first, second] = [stops[index], stops[other]]
  if (!first || !second) return { stops: [...stops], selected: index }
  const swapped = [...stops]
  swapped[index] = changeStop(second, { offset: first.offset })
  swapped[other] = changeStop(first, { offset: second.offset })
  return { stops: swapped, selected: other }
}

export function paintStop(stops: readonly ColorStop[], index: number, color: string): ColorStop[] {
  return stops.map((stop, place) => (place === index ? changeStop(stop, { color }) : stop))
}

export function reverseStops(stops: readonly ColorStop[], selected: number): StopsChange {
  const turned = stops.map((stop) => changeStop(stop, { offset: roundOffset(1 - stop.offset) }))
  return { stops: turned.reverse(), selected: stops.length - 1 - selected }
}

/** The initial gradient: from the color to a related one of similar lightness. */
export function startGradient(color: string): Gradient {
  const { hue, saturation, lightness, alpha } = readHsla(color)
  const isGray = saturation < 18 || lightness < 4 || lightness > 96
  // Yellow is the lightest hue: toward it a dark color would lose contrast.
  const awayFromYellow = hue < 60 ? -45 : 45
  const related = {
    hue: isGray ? 214 : (hue + awayFromYellow + 360) % 360,
    saturation: isGray ? 70 : saturation,
    lightness: lightness < 50 ? Math.max(lightness, 22) : Math.min(lightness, 90),
    alpha,
  }
  return {
    kind: 'linear',
    angleDegrees: 45,
    stops: [
      { offset: 0, color },
      { offset: 1, color: writeHsla(related) },
    ],
  }
}

const roundOffset = (offset: number) => Math.round(Math.min(Math.max(offset, 0), 1) * 1000) / 1000

function inOrder(stops: ColorStop[], chosen: ColorStop): StopsChange {
  const sorted = stops.sort((first, second) => first.offset - second.offset)
  return { stops: sorted, selected: sorted.indexOf(chosen) }
}
