'use client'

import { lazy, useState } from 'react'
import { WorkspaceFrame } from '../workspace-frame'

const createSettings = () =>
  lazy(async () => ({ default: (await import('./workspace-settings')).WorkspaceSettings }))

/** The settings of a workspace, loaded once it is open. */
export function SettingsPage() {
  const [Settings, setSettings] = useState(createSettings)
  return (
    // A component is a function, which the state would call.
    <WorkspaceFrame page="settings" retry={() => setSettings(() => createSettings())}>
      <Settings />
    </WorkspaceFrame>
  )
}
