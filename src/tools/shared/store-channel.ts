/** The stores of this browser whose changes tabs, and parts of one page, announce to each other. */
export type StoreName = 'codes' | 'presets' | 'scans' | 'keys'

const channelName = (store: StoreName) => `quietzone:${store}`
const speakers = new Map<StoreName, BroadcastChannel>()

/** Notifies the watchers of a store in every tab that its contents changed. */
export function announceStoreChange(store: StoreName): void {
  if (typeof BroadcastChannel === 'undefined') return
  const speaker = speakers.get(store) ?? new BroadcastChannel(channelName(store))
  speakers.set(store, speaker)
  speaker.postMessage('changed')
}

/** Calls `onChange` whenever any tab, including this one, changes the store; returns a function that stops this. */
export function watchStore(store: StoreName, onChange: () => void): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => {}
  const listener = new BroadcastChannel(channelName(store))
  listener.onmessage = onChange
  return () => listener.close()
}
