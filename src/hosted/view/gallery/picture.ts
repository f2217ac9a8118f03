export type Picture = {
  id: string
  /** The full picture, and its thumbnail. */
  src: string
  smallSrc: string
  name: string
  widthPx: number | null
  heightPx: number | null
  caption: string
  /** The language of the caption. */
  lang: string
  /** `Picture 2 of 5`. */
  label: string
}
