'use client'

import { lazy, useState } from 'react'
import { WorkspaceFrame } from '../workspace-frame'

const createDesk = () =>
  lazy(async () => ({ default: (await import('./workspace-desk')).WorkspaceDesk }))

/** The codes of a workspace, loaded once it is open. */
export function CodesPage() {
  const [Desk, setDesk] = useState(createDesk)
  return (
    // A component is a function, which the state would call.
    <WorkspaceFrame page="codes" retry={() => setDesk(() => createDesk())}>
      <Desk />
    </WorkspaceFrame>
  )
}
