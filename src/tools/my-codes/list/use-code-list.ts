import { useCallback, useEffect, useRef, useState } from 'react'
import type { CodeView } from '@/codes/code-view'
import { readCode } from '@/tools/shared/dynamic/code-client'
import { listStoredKeys, type StoredKey, storeKeys } from '@/tools/shared/dynamic/key-store'
import { watchStore } from '@/tools/shared/store-channel'
import type { CodeState, ListedCode } from './listed-code'

/** So many are asked for at once; browsers hold back more anyway. */
const readersAtOnce = 6

export type CodeList =
  | { status: 'loading' }
  /** The browser has no storage for us. */
  | { status: 'unavailable' }
  | { status: 'ready'; codes: readonly ListedCode[] }

/** The codes whose keys this browser holds, as the server has them; whichever tab changes them. */
export function useCodeList() {
  const [keys, setKeys] = useState<readonly StoredKey[] | 'loading' | 'unavailable'>('loading')
  const [states, setStates] = useState<ReadonlyMap<string, CodeState>>(new Map())
  const asked = useRef(new Map<string, string>())
  const waiting = useRef<StoredKey[]>([])
  const readers = useRef(0)

  const setState = useCallback((slug: string, state: CodeState) => {
    setStates((known) => new Map(known).set(slug, state))
  }, [])

  const readOn = useCallback(() => {
    while (readers.current < readersAtOnce) {
      const key = waiting.current.shift()
      if (!key) return
      readers.current++
      readState(key).then((state) => {
        readers.current--
        // A key that was replaced meanwhile has been asked for again.
        if (asked.current.get(key.slug) === key.editKey) setState(key.slug, state)
        readOn()
      })
    }
  }, [setState])

  const ask = useCallback(
    (wanted: readonly StoredKey[]) => {
      for (const key of wanted) asked.current.set(key.slug, key.editKey)
      waiting.current.push(...wanted)
      readOn()
    },
    [readOn],
  )

  useEffect(() => {
    let isGone = false
    const load = () =>
      listStoredKeys().then(
        (found) => {
          if (isGone) return
          setKeys(found)
          ask(found.filter(({ slug, editKey }) => asked.current.get(slug) !== editKey))
        },
        () => !isGone && setKeys('unavailable'),
      )
    load()
    const leave = watchStore('keys', load)
    return () => {
      isGone = true
      waiting.current = []
      asked.current = new Map()
      leave()
    }
  }, [ask])

  /** Asks again for what had no answer. */
  const retry = useCallback(() => {
    if (typeof keys === 'string') return
    const unanswered = keys.filter(({ slug }) => states.get(slug)?.is === 'unreachable')
    for (const { slug } of unanswered) setState(slug, { is: 'loading' })
    ask(unanswered)
  }, [keys, states, setState, ask])

  const show = useCallback(
    (code: CodeView) => setState(code.slug, { is: 'ready', code }),
    [setState],
  )

  const list: CodeList =
    typeof keys === 'string'
      ? { status: keys }
      : {
          status: 'ready',
          codes: keys.map((key) => ({ key, state: states.get(key.slug) ?? { is: 'loading' } })),
        }
  return { list, retry, show }
}

async function readState(key: StoredKey): Promise<CodeState> {
  const answer = await readCode(key)
  if (answer.ok) {
    followName(key, answer.body)
    return { is: 'ready', code: answer.body }
  }
  const isLost = ['unauthorised', 'unknown', 'gone'].includes(answer.problem?.key ?? '')
  return { is: isLost ? 'lost' : 'unreachable' }
}

/** What it is called while there is no connection. */
function followName(key: StoredKey, { name }: CodeView): void {
  if (name && name !== key.name) storeKeys([{ ...key, name }]).catch(() => {})
}
