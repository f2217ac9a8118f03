import { useEffect, useState } from 'react'
import { findStoredKey, type StoredKey } from '@/tools/shared/dynamic/key-store'
import { watchStore } from '@/tools/shared/store-channel'

/** The key as this browser stores it; undefined without one, and until it is read. */
export function useStoredKey(slug: string | undefined): StoredKey | undefined {
  const [stored, setStored] = useState<StoredKey>()
  useEffect(() => {
    if (!slug) return
    let isGone = false
    const read = () =>
      findStoredKey(slug).then(
        (found) => !isGone && setStored(found),
        () => {},
      )
    read()
    const leave = watchStore('keys', read)
    return () => {
      isGone = true
      leave()
    }
  }, [slug])
  return stored?.slug === slug ? stored : undefined
}
