/**
 * Time limits for a camera frame (several per second), a picture that a user waits for, a picture
 * so large that it is searched in parts, and a second search on request.
 */
export const budgetsMs = { frame: 80, picture: 6000, largePicture: 25_000, long: 60_000 } as const

/**
 * Below this budget only quick steps run, and codes next to those already found are not searched
 * for.
 */
export const patientFromMs = 500

/** From this budget on, all steps also run on small parts of the picture. */
export const longFromMs = 30_000
