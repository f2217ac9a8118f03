import { useEffect, useState, useSyncExternalStore } from 'react'
import type { RowFault } from '../batch-job'
import { createRunControl, type RunControl, type RunState } from './run-control'

/**
 * A run of this page. If the page is left, the run can be resumed later.
 */
export function useRunControl(describeFault: (fault: RowFault) => string): RunControl {
  const [control] = useState(createRunControl)
  useEffect(() => control.describeWith(describeFault))
  useEffect(() => () => control.leave(), [control])
  return control
}

export function useRunState({ subscribe, getState }: RunControl): RunState {
  return useSyncExternalStore(subscribe, getState, getState)
}

/** The phase only, for components that do not show the progress. */
export function useRunPhase({ subscribe, getState }: RunControl): RunState['phase'] {
  const getPhase = () => getState().phase
  return useSyncExternalStore(subscribe, getPhase, getPhase)
}
