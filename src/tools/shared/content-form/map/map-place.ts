/** Degrees, north and east positive. */
export type MapPlace = { latitude: number; longitude: number }

/** Where an operator's map comes from: an address with `{z}`, `{x}` and `{y}`, and whom to thank. */
export type MapTiles = { url: string; attribution: string }
