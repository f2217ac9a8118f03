'use client'

import { lazy, useState } from 'react'
import { WorkspaceFrame } from '../workspace-frame'

const createStatistics = () =>
  lazy(async () => ({ default: (await import('./combined-statistics')).CombinedStatistics }))

/** The statistics of a workspace, loaded once it is open. */
export function StatisticsPage() {
  const [Statistics, setStatistics] = useState(createStatistics)
  return (
    // A component is a function, which the state would call.
    <WorkspaceFrame page="statistics" retry={() => setStatistics(() => createStatistics())}>
      <Statistics />
    </WorkspaceFrame>
  )
}
