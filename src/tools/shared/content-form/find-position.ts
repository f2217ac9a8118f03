export type PositionRefusal = 'unsupported' | 'insecure' | 'denied' | 'unavailable' | 'timeout'
type FoundPosition =
  | { ok: true; latitude: string; longitude: string; accuracyMetres: number }
  | { ok: false; reason: PositionRefusal }

const patienceMs = 15_000
const freshEnoughMs = 60_000
/** Five decimals are about a metre, nearer than any telephone knows. */
const decimals = 5

/** Where the device is, or why it cannot be said. The browser asks the visitor first. */
export function findPosition(): Promise<FoundPosition> {
  if (!window.isSecureContext) return refuse('insecure')
  if (!('geolocation' in navigator)) return refuse('unsupported')
  return new Promise((resolve) =>
    navigator.geolocation.getCurrentPosition(
      ({ coords }) =>
        resolve({
          ok: true,
          latitude: String(Number(coords.latitude.toFixed(decimals))),
          longitude: String(Number(coords.longitude.toFixed(decimals))),
          accuracyMetres: Math.max(1, Math.round(coords.accuracy)),
        }),
      (error) => resolve({ ok: false, reason: findReason(error) }),
      { enableHighAccuracy: true, timeout: patienceMs, maximumAge: freshEnoughMs },
    ),
  )
}

async function refuse(reason: PositionRefusal): Promise<FoundPosition> {
  return { ok: false, reason }
}

function findReason(error: GeolocationPositionError): PositionRefusal {
  if (error.code === error.PERMISSION_DENIED) return 'denied'
  return error.code === error.TIMEOUT ? 'timeout' : 'unavailable'
}
