/**
 * For a camera frame, several a second; for a picture that a user waits for; for one so
 * large that it is searched in parts; and for a second search on request.
 */
export const budgetsMs = { frame: 80, picture: 6000, largePicture: 25_000, long: 60_000 } as const

/** Below this budget only quick steps are taken, and codes left next to those found stay unread. */
export const patientFromMs = 500

/** From this budget on, all steps are tried on small parts of the picture as well. */
export const longFromMs = 30_000
