/** What Chromium hands out where the site can be installed; see `catch-install-prompt.ts`. */
type HeldPrompt = Event & {
  prompt: () => Promise<unknown>
  userChoice: Promise<{ outcome: 'accepted' | 'dismissed' }>
}
type HoldingWindow = Window & { installPrompt?: HeldPrompt }

export function findHeldPrompt(): HeldPrompt | undefined {
  return (window as HoldingWindow).installPrompt
}

/** Asks by the browser's own dialog, which can be done once; answers whether someone agreed. */
export async function showHeldPrompt(): Promise<boolean> {
  const held = findHeldPrompt()
  if (!held) return false
  delete (window as HoldingWindow).installPrompt
  await held.prompt()
  return (await held.userChoice).outcome === 'accepted'
}
