import { useEffect, useState, useSyncExternalStore } from 'react'
import { isCameraAllowed } from './camera-policy'
import { type Camera, type CameraState, createCamera } from './create-camera'

/** The camera, on while the component is mounted and the page is visible. */
export function useCamera(deviceId: string): { state: CameraState; camera: Camera } {
  const [camera] = useState(() =>
    createCamera({
      mediaDevices: navigator.mediaDevices,
      isSecure: window.isSecureContext,
      isAllowed: isCameraAllowed,
      queryPermission,
    }),
  )
  const state = useSyncExternalStore(camera.subscribe, camera.getState)

  // biome-ignore lint/correctness/useExhaustiveDependencies: the initial camera
  useEffect(() => {
    camera.start(deviceId || undefined)
    const watchHidden = () => camera.setHidden(document.visibilityState === 'hidden')
    const hide = () => camera.setHidden(true)
    document.addEventListener('visibilitychange', watchHidden)
    window.addEventListener('pagehide', hide)
    window.addEventListener('pageshow', watchHidden)
    return () => {
      document.removeEventListener('visibilitychange', watchHidden)
      window.removeEventListener('pagehide', hide)
      window.removeEventListener('pageshow', watchHidden)
      camera.stop()
    }
  }, [camera])

  return { state, camera }
}

/** Firefox and older Safari do not support this permission. */
async function queryPermission(): Promise<PermissionStatus | null> {
  try {
    return await navigator.permissions.query({ name: 'camera' as PermissionName })
  } catch {
    return null
  }
}
