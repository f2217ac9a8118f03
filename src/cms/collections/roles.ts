export const roles = ['admin', 'editor', 'reviewer', 'translator', 'author'] as const
export type Role = (typeof roles)[number]

/** Roles that work in the languages of their account. */
export const rolesWithLanguages: readonly string[] = ['reviewer', 'translator'] satisfies Role[]
