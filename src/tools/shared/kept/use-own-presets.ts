import { useEffect, useState } from 'react'
import { watchStore } from '@/tools/shared/store-channel'
import type { OwnPreset } from './own-preset'
import { listOwnPresets } from './own-presets-store'

export type KeptPresets =
  | { status: 'loading' }
  | { status: 'ready'; presets: readonly OwnPreset[] }
  /** The browser has no storage for us. */
  | { status: 'unavailable' }

/** A visitor's presets while someone looks at them, whichever tab changes them. */
export function useOwnPresets(): { kept: KeptPresets; reload: () => Promise<void> } {
  const [kept, setKept] = useState<KeptPresets>({ status: 'loading' })
  const reload = () =>
    listOwnPresets().then(
      (presets) => setKept({ status: 'ready', presets }),
      () => setKept({ status: 'unavailable' }),
    )
  // biome-ignore lint/correctness/useExhaustiveDependencies: it does nothing but set the state
  useEffect(() => {
    reload()
    return watchStore('presets', reload)
  }, [])
  return { kept, reload }
}
