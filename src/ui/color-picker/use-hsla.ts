import { useState } from 'react'
import { type Hsla, readHsla, writeHsla } from './hsla'

/**
 * A colour as hue, saturation and lightness that remembers what its digits cannot say: the hue of
 * a grey, the saturation of black and white, and the fractions in between.
 */
export function useHsla(
  color: string,
  onColor: (color: string) => void,
): [Hsla, (value: Hsla) => void] {
  const [kept, setKept] = useState(() => readHsla(color))
  const value = writeHsla(kept) === color ? kept : readHsla(color, kept)
  if (value !== kept) setKept(value)
  const change = (next: Hsla) => {
    setKept(next)
    onColor(writeHsla(next))
  }
  return [value, change]
}
