/** Makes the codes; loaded with the first run. */
export const loadWork = () => import('../work/start-batch')

/** Finds interrupted runs; loaded whenever the page opens. */
export const loadUnfinished = () => import('../work/unfinished-batch')
