/** Chromium's event for an installable site; see `catch-install-prompt.ts`. */
type InstallPromptEvent = Event & {
  prompt: () => Promise<unknown>
  userChoice: Promise<{ outcome: 'accepted' | 'dismissed' }>
}
type PromptWindow = Window & { installPrompt?: InstallPromptEvent }

export function findInstallPrompt(): InstallPromptEvent | undefined {
  return (window as PromptWindow).installPrompt
}

/** Shows the browser's install dialog, which works once. Returns whether the visitor accepted. */
export async function showInstallPrompt(): Promise<boolean> {
  const event = findInstallPrompt()
  if (!event) return false
  delete (window as PromptWindow).installPrompt
  await event.prompt()
  return (await event.userChoice).outcome === 'accepted'
}
