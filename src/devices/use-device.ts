import { useEffect, useState } from 'react'
import type { Device } from './classify-device'
import { findDevice } from './find-device'

const resizeDelayMs = 50

/**
 * Returns the visitor's device; null on the server and until the browser is idle. Content must also
 * make sense without a device. With `recheckOnResize`, checks the device again after the window
 * size has been stable for 50 ms, because a window on another screen may report another device.
 */
export function useDevice({ recheckOnResize = false } = {}): Device | null {
  const [device, setDevice] = useState<Device | null>(null)

  useEffect(() => {
    let isUnmounted = false
    let resizeTimer: ReturnType<typeof setTimeout> | undefined
    const updateDevice = (found: Device) => {
      if (!isUnmounted) setDevice((known) => (isSame(known, found) ? known : found))
    }
    const check = () => {
      if (!isUnmounted) findDevice().then(updateDevice, () => {})
    }
    const scheduleCheck = () => {
      clearTimeout(resizeTimer)
      resizeTimer = setTimeout(check, resizeDelayMs)
    }
    const idle = window.requestIdleCallback ?? setTimeout
    idle(check)
    if (recheckOnResize) window.addEventListener('resize', scheduleCheck)
    return () => {
      isUnmounted = true
      clearTimeout(resizeTimer)
      window.removeEventListener('resize', scheduleCheck)
    }
  }, [recheckOnResize])

  return device
}

const isSame = (known: Device | null, found: Device) =>
  JSON.stringify(known) === JSON.stringify(found)
