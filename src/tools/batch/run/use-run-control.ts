import { useEffect, useState, useSyncExternalStore } from 'react'
import type { RowFault } from '../batch-job'
import { createRunControl, type RunControl, type RunState } from './run-control'

/**
 * A run for as long as the page is there; after leaving the page, the run is found unfinished
 * later.
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

/** As `useRunState`, for those whom the progress does not concern. */
export function useRunPhase({ subscribe, getState }: RunControl): RunState['phase'] {
  const getPhase = () => getState().phase
  return useSyncExternalStore(subscribe, getPhase, getPhase)
}
