/** How far the work on a language of a document is, where a project organizes it. */
export const workSteps = ['todo', 'in_progress', 'in_review', 'approved'] as const
export type WorkStep = (typeof workSteps)[number]
