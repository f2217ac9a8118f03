export const pictureTypes = { svg: 'image/svg+xml', png: 'image/png' } as const
export type PictureType = keyof typeof pictureTypes
