/** Ids of the pictures that are stored outside of Web Storage, by their data URL. */
export const undoPictureIds = new Map<string, string>()
