/** '#rrggbb' in lower case, and its opacity from 0 to 1. */
export type SceneColor = { color: string; opacity: number }

/** Points are in scene units. A gradient's stops ascend from 0 to 1; the ends extend (pad). */
export type Paint =
  | ({ kind: 'solid' } & SceneColor)
  | {
      kind: 'linear'
      x1: number
      y1: number
      x2: number
      y2: number
      stops: readonly ({ offset: number } & SceneColor)[]
    }
  | {
      kind: 'radial'
      cx: number
      cy: number
      radius: number
      stops: readonly ({ offset: number } & SceneColor)[]
    }

/**
 * Part of a code that printing treats on its own: a logo and the plate under it, the background,
 * and the frame with its text.
 */
export type SceneRole = 'logo' | 'plate' | 'background' | 'frame' | 'text'

type SceneItem = {
  role?: SceneRole
  /** In a spot color: printed in tints of that ink alone, black is full ink. */
  isTint?: true
}

export type SceneShape = SceneItem & {
  kind: 'shape'
  /**
   * SVG path data in M, L, H, V, C, Q, A and Z, absolute or relative; filled by the nonzero rule.
   */
  path: string
  paint: Paint
  /** Filled by the even-odd rule instead. */
  evenOdd?: true
  /** Whether edges follow the module grid and may snap to pixels. */
  crisp: boolean
}

/** A raster or SVG picture, such as a logo, drawn into the whole box, which has the same ratio. */
export type SceneImage = SceneItem & {
  kind: 'picture'
  /** `data:image/…;base64,…` */
  dataUrl: string
  x: number
  y: number
  width: number
  height: number
  /** Corner radius in scene units; half the side makes a circle. */
  cornerRadius: number
}

/**
 * Input of every renderer: shapes and pictures in painting order, one module per unit, y down,
 * origin at the top left of the whole picture, frame included.
 */
export type Scene = {
  width: number
  height: number
  /** Width of a raster export; its height follows from the ratio, rounded. */
  widthPx: number
  /** Position of the symbol, without its quiet zone. */
  symbol: { x: number; y: number; sizeModules: number }
  items: readonly (SceneShape | SceneImage)[]
  /** Alternative text of the picture, written into every format that supports one. */
  title: string
}
