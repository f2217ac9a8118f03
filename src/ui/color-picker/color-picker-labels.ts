/** Every text of the picker, in the visitor's language. */
export type ColorPickerLabels = {
  mode: string
  solid: string
  gradient: string
  palette: string
  transparent: string
  /** The swatch that opens the area and the sliders, and the button that returns to the palette. */
  advanced: string
  backToPalette: string
  history: string
  area: string
  saturation: string
  lightness: string
  hue: string
  alpha: string
  notation: string
  hex: string
  red: string
  green: string
  blue: string
  pickFromScreen: string
  gradientKind: string
  linear: string
  radial: string
  angle: string
  stops: string
  addStop: string
  reverse: string
  stop: (number: number) => string
  stopColor: (number: number) => string
  stopWithColor: (number: number, color: string) => string
  stopPosition: (number: number) => string
  moveStopUp: (number: number) => string
  moveStopDown: (number: number) => string
  removeStop: (number: number) => string
  /** Names a colour for screen readers: “dark red, #791a18”. */
  color: (color: string) => string
}
