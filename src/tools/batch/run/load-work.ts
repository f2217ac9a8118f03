/** What makes the codes; it comes with the first run. */
export const loadWork = () => import('../work/start-batch')

/** What knows of runs that were broken off; asked whenever the page opens. */
export const loadUnfinished = () => import('../work/unfinished-batch')
