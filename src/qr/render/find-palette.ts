import type { Pixels } from './pixels'

type Palette = {
  /** 0xrrggbbaa; those with alpha below 255 first, else in the order in which they appear. */
  colours: number[]
  /** One a pixel. */
  indexes: Uint8Array
}

/** The colours of a picture, if there are at most 256; all that is fully transparent is one. */
export function findPalette({ rgba, width, height }: Pixels): Palette | undefined {
  const order = new Map<number, number>()
  const indexes = new Uint8Array(width * height)
  let last = -1
  let index = 0
  for (let pixel = 0; pixel < indexes.length; pixel++) {
    const at = pixel * 4
    const alpha = rgba[at + 3] as number
    const colour =
      alpha === 0
        ? 0
        : (((rgba[at] as number) << 24) |
            ((rgba[at + 1] as number) << 16) |
            ((rgba[at + 2] as number) << 8) |
            alpha) >>>
          0
    // Most pixels are like the one before.
    if (colour !== last) {
      last = colour
      index = order.get(colour) ?? order.size
      if (index === 256) return undefined
      order.set(colour, index)
    }
    indexes[pixel] = index
  }
  const found = [...order.keys()]
  const colours = [
    ...found.filter((colour) => (colour & 0xff) < 255),
    ...found.filter((colour) => (colour & 0xff) === 255),
  ]
  const places = Uint8Array.from(found, (colour) => colours.indexOf(colour))
  return { colours, indexes: indexes.map((value) => places[value] as number) }
}
