import type { CheckedDesign } from './check-design'
import type { CheckAnswer, CheckOrder, MessageDoor } from './check-protocol'
import type { DesignToCheck } from './draw-design'
import type { RepairedDesign } from './repair-design'

type CheckRequest = {
  /** Whether decoders are tried as well; true unless said otherwise. */
  stress?: boolean
  /** Is given the result without the stress test as soon as it is there. */
  onQuick?: (result: CheckedDesign) => void
  signal?: AbortSignal
}

/**
 * Checks and repairs designs elsewhere, one at a time: a later request overtakes an earlier one.
 * Overtaken and aborted requests come to null; they reject only where the worker itself fails.
 */
export type Checker = {
  check: (input: DesignToCheck, request?: CheckRequest) => Promise<CheckedDesign | null>
  repair: (
    input: DesignToCheck,
    request?: Pick<CheckRequest, 'signal'>,
  ) => Promise<RepairedDesign | null>
  /** The worker has died: what was asked of it is rejected, and so is all that will be. */
  fail: (cause: Error) => void
}

type Pending = {
  id: number
  hear: (answer: CheckAnswer) => void
  giveUp: () => void
  fail: (cause: Error) => void
}

/** The page's side of the door, for anything that passes messages. */
export function connectChecker(door: MessageDoor, { wasmUrl }: { wasmUrl: string }): Checker {
  let pending: Pending | undefined
  let lastId = 0
  let death: Error | undefined

  const send = (order: CheckOrder) => door.postMessage(order)
  door.addEventListener('message', ({ data }: MessageEvent<CheckAnswer>) => {
    if (data.id === pending?.id) pending.hear(data)
  })
  send({ kind: 'start', wasmUrl })

  function ask<Result>(
    order: (id: number) => CheckOrder,
    hear: (answer: CheckAnswer, resolve: (result: Result) => void) => void,
    signal?: AbortSignal,
  ): Promise<Result | null> {
    if (signal?.aborted) return Promise.resolve(null)
    if (death) return Promise.reject(death)
    pending?.giveUp()
    const id = ++lastId
    return new Promise((resolve, reject) => {
      const settle = (result: Result | null) => {
        signal?.removeEventListener('abort', cancel)
        pending = undefined
        resolve(result)
      }
      const cancel = () => {
        send({ kind: 'cancel', id })
        settle(null)
      }
      const fail = (cause: Error) => {
        reject(cause)
        settle(null)
      }
      pending = {
        id,
        giveUp: () => settle(null),
        fail,
        hear: (answer) => {
          if (answer.kind === 'failed') fail(new Error(answer.message))
          else hear(answer, settle)
        },
      }
      signal?.addEventListener('abort', cancel)
      send(order(id))
    })
  }

  return {
    check: (input, { stress = true, onQuick, signal } = {}) =>
      ask<CheckedDesign>(
        (id) => ({ kind: 'check', id, input, stress }),
        (answer, resolve) => {
          if (answer.kind === 'quick') onQuick?.(answer.result)
          if (answer.kind === 'checked') resolve(answer.result)
        },
        signal,
      ),
    repair: (input, { signal } = {}) =>
      ask<RepairedDesign>(
        (id) => ({ kind: 'repair', id, input }),
        (answer, resolve) => {
          if (answer.kind === 'repaired') resolve(answer.result)
        },
        signal,
      ),
    fail: (cause) => {
      death = cause
      pending?.fail(cause)
    },
  }
}
