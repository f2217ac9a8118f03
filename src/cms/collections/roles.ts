export const roles = ['admin', 'editor', 'translator', 'author'] as const
export type Role = (typeof roles)[number]
