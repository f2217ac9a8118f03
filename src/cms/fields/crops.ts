/** Parts of the tool that a section can show as a picture, one per language and theme. */
export const crops = ['content', 'style', 'check', 'statistics', 'scanner'] as const

export type Crop = (typeof crops)[number]
