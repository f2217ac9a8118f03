/** `forgetChat` removes it with all names that begin like this. */
const storageName = 'twk-chat'
const maxLength = 100_000

/** What the chat stored in this tab, as it sent it; empty where storage is not available. */
export function readSavedChat(): string {
  try {
    return sessionStorage.getItem(storageName) ?? ''
  } catch {
    return ''
  }
}

/** Stores what the sandboxed chat cannot store, so that a conversation survives the next page. */
export function saveChat(state: unknown): void {
  if (typeof state !== 'string' || state.length > maxLength) return
  try {
    sessionStorage.setItem(storageName, state)
  } catch {
    // Then the conversation ends with the page.
  }
}
