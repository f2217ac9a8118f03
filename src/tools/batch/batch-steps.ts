/** What a list goes through, in their order; messages `batch.steps.*`, where `list` comes first. */
export const laterSteps = ['columns', 'design', 'output', 'run'] as const
export type LaterStep = (typeof laterSteps)[number]
