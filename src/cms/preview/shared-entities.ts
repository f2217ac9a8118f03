/** Collections and globals whose pages can be shared as drafts. */
export const sharedEntities = [
  'posts',
  'legal-pages',
  'solutions',
  'home',
  'features',
  'pricing',
] as const
export type SharedEntity = (typeof sharedEntities)[number]

export const isSharedEntity = (slug: string): slug is SharedEntity =>
  sharedEntities.includes(slug as SharedEntity)

/** Choices for the time after which a link expires. */
export const linkDays = [1, 7, 30] as const
export const maxNoteLength = 200
