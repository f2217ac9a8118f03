/** Parses '#rrggbb' to red, green and blue, each from 0 to 1. */
export function readRgb(color: string): [red: number, green: number, blue: number] {
  const value = Number.parseInt(color.slice(1, 7), 16)
  return [(value >> 16) / 255, ((value >> 8) & 0xff) / 255, (value & 0xff) / 255]
}
