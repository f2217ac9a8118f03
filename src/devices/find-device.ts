import type { Device, DeviceSigns } from './classify-device'

/** Newer browsers report their platform more precisely. */
type NavigatorWithHints = Navigator & { userAgentData?: NonNullable<DeviceSigns['hints']> }

/** Returns the current device. The first call loads the classifier. */
export async function findDevice(): Promise<Device> {
  const { classifyDevice } = await import('./classify-device')
  const { userAgent, maxTouchPoints, userAgentData } = navigator as NavigatorWithHints
  return classifyDevice({ userAgent, maxTouchPoints, hints: userAgentData })
}
