/** How tabs tell each other, and parts of one page too, that the kept codes are others now. */
const channelName = 'quietzone:codes'

let speaker: BroadcastChannel | undefined

export function announceCodesChanged(): void {
  if (typeof BroadcastChannel === 'undefined') return
  speaker ??= new BroadcastChannel(channelName)
  speaker.postMessage('changed')
}

/** Calls `onChange` whenever any tab, this one included, has changed them; returns the way out. */
export function watchCodes(onChange: () => void): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => {}
  const listener = new BroadcastChannel(channelName)
  listener.onmessage = onChange
  return () => listener.close()
}
