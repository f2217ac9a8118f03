/** In their order; messages `batch.steps.*`. */
export const steps = ['list', 'columns', 'design', 'output', 'run'] as const
export type Step = (typeof steps)[number]
