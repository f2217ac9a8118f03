import { useCallback, useEffect, useRef, useState } from 'react'
import type { CodeView } from '@/codes'
import { changeStoredKeys, listStoredKeys, type StoredKey } from '@/tools/shared/dynamic/key-store'
import { type StoredList, useStoredList } from '@/tools/shared/shelf/use-stored-list'
import { useHandler } from '@/tools/shared/use-handler'
import type { CodeState, OwnCode } from './listed-code'
import { readStates } from './read-states'

export type OwnCodeList =
  | Exclude<StoredList<never>, { status: 'ready' }>
  | { status: 'ready'; codes: readonly OwnCode[] }

/** The codes whose keys this browser has, as the server returns them; whichever tab changes them. */
export function useCodeList() {
  const { list: keys } = useStoredList('keys', listStoredKeys)
  const [states, setStates] = useState<ReadonlyMap<string, CodeState>>(new Map())
  /** The edit key that was last requested for each slug. */
  const requested = useRef(new Map<string, string>())

  const setState = useCallback((slug: string, state: CodeState) => {
    setStates((known) => new Map(known).set(slug, state))
  }, [])

  const request = useHandler((wanted: readonly StoredKey[]) => {
    if (wanted.length === 0) return
    for (const key of wanted) requested.current.set(key.slug, key.editKey)
    readStates(wanted, (answers) => {
      // A key that was replaced meanwhile has been requested again.
      const current = answers.filter(({ key }) => requested.current.get(key.slug) === key.editKey)
      setStates((known) => {
        const next = new Map(known)
        for (const { key, state } of current) next.set(key.slug, state)
        return next
      })
      storeNames(current)
    })
  })

  useEffect(() => {
    if (keys.status !== 'ready') return
    request(keys.entries.filter(({ slug, editKey }) => requested.current.get(slug) !== editKey))
  }, [keys, request])
  useEffect(
    () => () => {
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

  const list: OwnCodeList =
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

/** Stores the names, which are shown while there is no connection. */
function storeNames(answers: readonly OwnCode[]): void {
  const names = new Map(
    answers.flatMap(({ key, state }) => {
      const name = state.is === 'ready' ? state.code.name : ''
      return name && name !== key.name ? [[key.slug, name] as const] : []
    }),
  )
  if (names.size === 0) return
  changeStoredKeys([...names.keys()], ({ slug, name }) => ({
    name: names.get(slug) ?? name,
  })).catch(() => {})
}
