/** Degrees, north and east positive. */
export type MapPlace = { latitude: number; longitude: number }

/** The operator's tile server: an address with `{z}`, `{x}` and `{y}`, and its attribution. */
export type MapTiles = { url: string; attribution: string }
