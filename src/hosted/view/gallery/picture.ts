export type Picture = {
  id: string
  /** The whole picture; and one that is small enough for a list. */
  src: string
  smallSrc: string
  name: string
  widthPx: number | null
  heightPx: number | null
  caption: string
  /** Of the caption. */
  lang: string
  /** `Picture 2 of 5`. */
  label: string
}
