/** What makes the codes; it comes with the first run, or with the one that is to be gone on with. */
export async function loadWork() {
  const [{ startBatch, resumeBatch }, { findUnfinishedBatch, discardBatch }] = await Promise.all([
    import('../work/start-batch'),
    import('../work/unfinished-batch'),
  ])
  return { startBatch, resumeBatch, findUnfinishedBatch, discardBatch }
}
