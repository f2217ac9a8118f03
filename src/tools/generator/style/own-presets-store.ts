import { openBrowserStore } from '@/tools/shared/browser-store'
import { type OwnPreset, ownPresetSchema } from './own-preset'

/** How tabs, and parts of one page too, tell each other that the presets are others now. */
const channelName = 'quietzone:presets'

let speaker: BroadcastChannel | undefined

/** Oldest first, so that what one is used to keeps its place; what is not a preset is left out. */
export async function listOwnPresets(): Promise<OwnPreset[]> {
  const found: unknown[] = await (await openBrowserStore()).getAll('presets')
  return found
    .flatMap((value) => ownPresetSchema.safeParse(value).data ?? [])
    .sort((first, second) => first.createdAt - second.createdAt)
}

/** Adds presets, or replaces those with the same id: all or none. */
export async function putOwnPresets(presets: readonly OwnPreset[]): Promise<void> {
  const change = (await openBrowserStore()).transaction('presets', 'readwrite')
  await Promise.all([...presets.map((preset) => change.store.put(preset)), change.done])
  announceChange()
}

export async function deleteOwnPreset(id: string): Promise<void> {
  await (await openBrowserStore()).delete('presets', id)
  announceChange()
}

/** Calls `onChange` whenever any tab, this one included, has changed them; returns the way out. */
export function watchOwnPresets(onChange: () => void): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => {}
  const listener = new BroadcastChannel(channelName)
  listener.onmessage = onChange
  return () => listener.close()
}

function announceChange(): void {
  if (typeof BroadcastChannel === 'undefined') return
  speaker ??= new BroadcastChannel(channelName)
  speaker.postMessage('changed')
}
