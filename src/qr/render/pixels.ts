/** A picture in memory: rows from the top, four bytes a pixel, colour not multiplied by alpha. */
export type Pixels = { rgba: Uint8ClampedArray<ArrayBuffer>; width: number; height: number }
