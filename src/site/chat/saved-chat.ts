import { storedText } from '@/std/stored-value'

/** `forgetChat` removes it with all names that begin like this. */
const saved = storedText('sessionStorage', 'twk-chat')
const maxLength = 100_000

/** What the chat stored in this tab, as it sent it; empty where storage is not available. */
export const readSavedChat = (): string => saved.read() ?? ''

/** Stores what the sandboxed chat cannot store, so that a conversation survives the next page. */
export function saveChat(state: unknown): void {
  if (typeof state === 'string' && state.length <= maxLength) saved.write(state)
}
