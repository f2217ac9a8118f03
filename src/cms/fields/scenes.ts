/** Surfaces on which an example's code is shown; the site draws each of them. */
export const scenes = [
  'poster',
  'table-tent',
  'window',
  'card',
  'parcel',
  'invoice',
  'worksheet',
  'whiteboard',
  'badge',
  'letter',
  'gift-tag',
  'appliance',
  'collection-box',
  'flyer',
  'shelf',
] as const

export type SceneName = (typeof scenes)[number]
