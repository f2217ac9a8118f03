/** Size in pixels that Facebook, LinkedIn, X and messengers recommend: 1.91 to 1. */
export const pagePictureSize = { width: 1200, height: 630 } as const
