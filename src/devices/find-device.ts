import type { Device, DeviceSigns } from './classify-device'

/** Newer browsers tell more exactly what they run on. */
type NavigatorWithHints = Navigator & { userAgentData?: NonNullable<DeviceSigns['hints']> }

/** The device this runs on. What knows them all comes with the first call. */
export async function findDevice(): Promise<Device> {
  const { classifyDevice } = await import('./classify-device')
  const { userAgent, maxTouchPoints, userAgentData } = navigator as NavigatorWithHints
  return classifyDevice({ userAgent, maxTouchPoints, hints: userAgentData })
}
