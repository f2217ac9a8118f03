/** What the columns of an imported table can contain. */
export const linkFields = [
  'url',
  'slug',
  'name',
  'tags',
  'folder',
  'externalId',
  'createdAt',
] as const
export type LinkField = (typeof linkFields)[number]

/** Columns of each field, counted from 0; where the cell of one is empty, the next one is read. */
export type LinkColumns = Readonly<Partial<Record<LinkField, readonly number[]>>>
