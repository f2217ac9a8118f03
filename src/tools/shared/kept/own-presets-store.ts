import { openBrowserStore } from '@/tools/shared/browser-store'
import { announceStoreChange } from '@/tools/shared/store-channel'
import { type OwnPreset, ownPresetSchema } from './own-preset'

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
  announceStoreChange('presets')
}

export async function deleteOwnPreset(id: string): Promise<void> {
  await (await openBrowserStore()).delete('presets', id)
  announceStoreChange('presets')
}
