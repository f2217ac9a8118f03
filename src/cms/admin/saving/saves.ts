import {
  AdminFailure,
  canPass,
  type FailureReason,
  readFailure,
} from '@/desk/admin/requests/request-failure'
import type { Values } from '@/desk/documents/row-fields'
import { listUnsavedFields } from './unsaved-values'

export type Save = {
  /** The values that are sent. */
  sent: Values
  /** Whether nobody waits for the answer, so that the save can be repeated until it succeeds. */
  isBackground: boolean
  /** Whether the values differ from the saved ones. */
  isChange: boolean
  send: () => Promise<Response>
}

export type SavesState = {
  isSaving: boolean
  /** Time of the last successful save, in milliseconds. */
  savedAt?: number
  /** Why the last save failed; undefined after a success. */
  failure?: AdminFailure
  /** Whether values that were sent, or typed since, are not saved. */
  isBehind: boolean
}

type Surroundings = {
  /** Returns the values of the form. */
  read: () => Values
  isOnline: () => boolean
  /** Returns whether the user who opened the form is signed in. */
  isSignedIn: () => Promise<boolean>
  /** Resolves when a save should be repeated. */
  pause: (attempt: number) => Promise<unknown>
  now?: () => number
}

type Outcome = { answer?: Response; error?: unknown; failure?: AdminFailure }

/**
 * The saves of one form. They are sent one after another, because the server could otherwise process
 * them in another order. A background save that fails for a passing reason is repeated, and looks to
 * the form like a slow one, until it succeeds or a later save contains its values.
 */
export function createSaves({ read, isOnline, isSignedIn, pause, now = Date.now }: Surroundings) {
  let state: SavesState = { isSaving: false, isBehind: false }
  const listeners = new Set<() => void>()
  const waiting = new Map<Save, (answer: Response) => void>()
  let turn: Promise<unknown> = Promise.resolve()
  let isStopped = false

  function update(change: Partial<SavesState>) {
    state = { ...state, ...change }
    for (const listener of listeners) listener()
  }

  const isTypedSince = (save: Save) => listUnsavedFields(save.sent, read()).length > 0

  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const result = turn.then(work)
    turn = result.catch(() => {})
    return result
  }

  async function attempt(save: Save): Promise<Outcome> {
    update({ isSaving: true })
    try {
      const answer = await save.send()
      if (!answer.ok) {
        const failure = await readFailure(answer.clone())
        const isSignedOut =
          failure.reason === 'forbidden' && !(await isSignedIn().catch(() => true))
        return { answer, failure: isSignedOut ? new AdminFailure('signedOut') : failure }
      }
      update({
        failure: undefined,
        isBehind: isTypedSince(save),
        savedAt: now(),
      })
      return { answer }
    } catch (error) {
      return { error, failure: new AdminFailure(isOnline() ? 'unreachable' : 'offline') }
    } finally {
      update({ isSaving: false })
    }
  }

  async function waitForChance(reason: FailureReason, repeated: number): Promise<void> {
    await pause(repeated)
    if (reason === 'signedOut' && !(await isSignedIn().catch(() => false)))
      await waitForChance(reason, repeated + 1)
  }

  /** Sends a save; returns the answer to it, or to a later save that contains its values. */
  async function send(save: Save): Promise<Response> {
    let supersede = (_answer: Response) => {}
    const superseded = new Promise<Response>((resolve) => {
      supersede = resolve
    })
    const earlier = [...waiting]
    waiting.set(save, supersede)
    try {
      for (let repeated = 0; ; repeated++) {
        const outcome = await inTurn(async () => waiting.has(save) && attempt(save))
        if (!outcome) return await superseded
        const { answer, error, failure } = outcome
        if (failure) {
          update({ failure, isBehind: state.isBehind || save.isChange || isTypedSince(save) })
          if (save.isBackground && canPass(failure.reason)) {
            await Promise.race([superseded, waitForChance(failure.reason, repeated)])
            // Nobody is left to repeat it for: the form was closed.
            if (isStopped) return new Promise(() => {})
            continue
          }
        }
        if (!answer) throw error
        if (!failure)
          for (const [other, answerOther] of earlier)
            if (waiting.delete(other)) answerOther(answer.clone())
        return answer
      }
    } finally {
      waiting.delete(save)
    }
  }

  return {
    send,
    /** Returns a function that ends the repetition of saves. */
    open: () => {
      isStopped = false
      return () => {
        isStopped = true
      }
    },
    getState: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}
