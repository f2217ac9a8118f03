'use client'

import { useEffect, useState } from 'react'
import { becomeIdle } from '@/tools/shared/become-idle'
import { watchStore } from '@/tools/shared/store-channel'

/** The number of dynamic codes whose keys this browser stores; nothing while there are none. */
export function CodeCount() {
  const [count, setCount] = useState(0)

  useEffect(() => {
    let isGone = false
    const load = async () => {
      const found = await countCodes()
      if (!isGone) setCount(found)
    }
    // Without storage there is nothing to count.
    const update = () => load().catch(() => {})
    becomeIdle().then(() => (isGone ? undefined : update()))
    const leave = watchStore('keys', update)
    return () => {
      isGone = true
      leave()
    }
  }, [])

  if (count === 0) return null
  return (
    <span className="flex h-4.5 min-w-4.5 items-center justify-center rounded-full bg-accent px-1 font-semibold text-[0.6875rem] text-on-accent tabular-nums leading-none">
      {count}
    </span>
  )
}

async function countCodes(): Promise<number> {
  // Opening the store would create it, for visitors without codes as well.
  const stores = await indexedDB.databases?.()
  if (stores?.length === 0) return 0
  const { countStoredKeys } = await import('./key-store')
  return countStoredKeys()
}
