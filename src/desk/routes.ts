/** Payload's own routes, which the desk expects. */
export const payloadRoutes = { admin: '/admin', api: '/api' } as const

export const importPath = `${payloadRoutes.admin}/import-translations`
export const overviewPath = `${payloadRoutes.admin}/translations`
