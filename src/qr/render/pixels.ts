/** A picture in memory: rows from the top, four bytes per pixel, alpha not premultiplied. */
export type Pixels = { rgba: Uint8ClampedArray<ArrayBuffer>; width: number; height: number }

/** One channel of a picture, 0 to 255, row by row. */
export type Plane<Values> = { values: Values; width: number; height: number }
