/** The steps after `list`, in their order; messages `batch.steps.*`. */
export const laterSteps = ['columns', 'design', 'output', 'run'] as const
export type LaterStep = (typeof laterSteps)[number]
