export type PositionRefusal = 'unsupported' | 'insecure' | 'denied' | 'unavailable' | 'timeout'
type FoundPosition =
  | { ok: true; latitude: string; longitude: string; accuracyMetres: number }
  | { ok: false; reason: PositionRefusal }

const timeoutMs = 15_000
const maxAgeMs = 60_000
/** Five decimals are about a metre, more precise than any phone. */
const decimals = 5

/** The position of the device, or why it is unavailable. The browser prompts for permission. */
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
      { enableHighAccuracy: true, timeout: timeoutMs, maximumAge: maxAgeMs },
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
