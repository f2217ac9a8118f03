/** What tabs, and parts of one page too, tell each other about: the stores of this browser. */
type StoreName = 'codes' | 'presets' | 'scans' | 'keys'

const channelName = (store: StoreName) => `quietzone:${store}`
const speakers = new Map<StoreName, BroadcastChannel>()

/** Tells everybody who watches a store that it holds something else now. */
export function announceStoreChange(store: StoreName): void {
  if (typeof BroadcastChannel === 'undefined') return
  const speaker = speakers.get(store) ?? new BroadcastChannel(channelName(store))
  speakers.set(store, speaker)
  speaker.postMessage('changed')
}

/** Calls `onChange` whenever any tab, this one included, has changed it; returns the way out. */
export function watchStore(store: StoreName, onChange: () => void): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => {}
  const listener = new BroadcastChannel(channelName(store))
  listener.onmessage = onChange
  return () => listener.close()
}
