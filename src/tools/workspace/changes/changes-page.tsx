'use client'

import { lazy, useState } from 'react'
import { WorkspaceFrame } from '../workspace-frame'

const createLog = () => lazy(async () => ({ default: (await import('./change-log')).ChangeLog }))

/** The change log of a workspace, loaded once it is open. */
export function ChangesPage() {
  const [Log, setLog] = useState(createLog)
  return (
    // A component is a function, which the state would call.
    <WorkspaceFrame page="changes" retry={() => setLog(() => createLog())}>
      <Log />
    </WorkspaceFrame>
  )
}
