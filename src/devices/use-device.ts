import { useEffect, useState } from 'react'
import type { Device } from './classify-device'
import { findDevice } from './find-device'

const settledAfterMs = 50

/**
 * Returns the visitor's device; null on the server and until the browser is idle. Content must also
 * make sense without a device. With `recheckOnResize`, checks the device again after the window
 * size has been stable for 50 ms, because a window on another screen may report another device.
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
