import { useEffect, useState } from 'react'
import type { Device } from './classify-device'
import { findDevice } from './find-device'

const settledAfterMs = 50

/**
 * The visitor's device; null until the browser had time to find out, and on the server. What goes
 * by it must make sense without. With `recheckOnResize` it is looked at again once the window has
 * kept its size for 50 ms: a window on another screen may call itself another device.
 */
export function useDevice({ recheckOnResize = false } = {}): Device | null {
  const [device, setDevice] = useState<Device | null>(null)

  useEffect(() => {
    let isGone = false
    let settling: ReturnType<typeof setTimeout> | undefined
    const keep = (found: Device) => {
      if (!isGone) setDevice((known) => (isSame(known, found) ? known : found))
    }
    const check = () => {
      if (!isGone) findDevice().then(keep, () => {})
    }
    const wait = () => {
      clearTimeout(settling)
      settling = setTimeout(check, settledAfterMs)
    }
    const idle = window.requestIdleCallback ?? setTimeout
    idle(check)
    if (recheckOnResize) window.addEventListener('resize', wait)
    return () => {
      isGone = true
      clearTimeout(settling)
      window.removeEventListener('resize', wait)
    }
  }, [recheckOnResize])

  return device
}

const isSame = (known: Device | null, found: Device) =>
  JSON.stringify(known) === JSON.stringify(found)
