import { useCallback, useEffect, useRef, useState } from 'react'
import type { CodeView } from '@/codes'
import { readCode } from '@/tools/shared/dynamic/code-client'
import { listStoredKeys, type StoredKey, storeKeys } from '@/tools/shared/dynamic/key-store'
import { type StoredList, useStoredList } from '@/tools/shared/shelf/use-stored-list'
import type { CodeState, ListedCode } from './listed-code'

/** Browsers limit the number of connections anyway. */
const parallelRequests = 6

export type CodeList =
  | Exclude<StoredList<never>, { status: 'ready' }>
  | { status: 'ready'; codes: readonly ListedCode[] }

/** The codes whose keys this browser has, as the server returns them; whichever tab changes them. */
export function useCodeList() {
  const { list: keys } = useStoredList('keys', listStoredKeys)
  const [states, setStates] = useState<ReadonlyMap<string, CodeState>>(new Map())
  /** The edit key that was last requested for each slug. */
  const requested = useRef(new Map<string, string>())
  const queue = useRef<StoredKey[]>([])
  const running = useRef(0)

  const setState = useCallback((slug: string, state: CodeState) => {
    setStates((known) => new Map(known).set(slug, state))
  }, [])

  const runQueue = useCallback(() => {
    while (running.current < parallelRequests) {
      const key = queue.current.shift()
      if (!key) return
      running.current++
      readState(key).then((state) => {
        running.current--
        // A key that was replaced meanwhile has been requested again.
        if (requested.current.get(key.slug) === key.editKey) setState(key.slug, state)
        runQueue()
      })
    }
  }, [setState])

  const request = useCallback(
    (wanted: readonly StoredKey[]) => {
      for (const key of wanted) requested.current.set(key.slug, key.editKey)
      queue.current.push(...wanted)
      runQueue()
    },
    [runQueue],
  )

  useEffect(() => {
    if (keys.status !== 'ready') return
    request(keys.entries.filter(({ slug, editKey }) => requested.current.get(slug) !== editKey))
  }, [keys, request])
  useEffect(
    () => () => {
      queue.current = []
      requested.current = new Map()
    },
    [],
  )

  /** Repeats the requests that had no answer. */
  const retry = useCallback(() => {
    if (keys.status !== 'ready') return
    const unanswered = keys.entries.filter(({ slug }) => states.get(slug)?.is === 'unreachable')
    for (const { slug } of unanswered) setState(slug, { is: 'loading' })
    request(unanswered)
  }, [keys, states, setState, request])

  const show = useCallback(
    (code: CodeView) => setState(code.slug, { is: 'ready', code }),
    [setState],
  )

  const list: CodeList =
    keys.status !== 'ready'
      ? keys
      : {
          status: 'ready',
          codes: keys.entries.map((key) => ({
            key,
            state: states.get(key.slug) ?? { is: 'loading' },
          })),
        }
  return { list, retry, show }
}

async function readState(key: StoredKey): Promise<CodeState> {
  const answer = await readCode(key)
  if (answer.ok) {
    storeName(key, answer.body)
    return { is: 'ready', code: answer.body }
  }
  const isLost = ['unauthorised', 'unknown', 'gone'].includes(answer.problem?.key ?? '')
  return { is: isLost ? 'lost' : 'unreachable' }
}

/** Stores the name, which is shown while there is no connection. */
function storeName(key: StoredKey, { name }: CodeView): void {
  if (name && name !== key.name) storeKeys([{ ...key, name }]).catch(() => {})
}
