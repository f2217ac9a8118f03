/** Why there is no picture from a camera; message keys under `scanner.camera.problems`. */
export const cameraProblems = [
  /** Browsers hand out cameras only over an encrypted connection. */
  'insecure',
  /** The browser has no way to a camera, as in the windows that other apps open. */
  'unsupported',
  /** The page that embeds this one, or the document it was loaded as, rules cameras out. */
  'policy',
  'denied',
  /** The question was closed without an answer. */
  'dismissed',
  /** The operating system keeps the camera from the browser. */
  'system',
  'no-camera',
  /** Another program has it, or it does not start. */
  'busy',
  /** It was there and went away. */
  'gone',
  'unknown',
] as const
export type CameraProblem = (typeof cameraProblems)[number]

/**
 * What a rejected `getUserMedia` means (Media Capture and Streams, 9.2). The names are those of the
 * standard; only the text tells a closed question and a refusing system from a refusing person.
 */
export function findCameraProblem(
  cause: unknown,
  { permission }: { permission: PermissionState | null },
): CameraProblem {
  const { name, message } = readError(cause)
  switch (name) {
    case 'NotAllowedError':
    case 'PermissionDeniedError':
      if (/system/i.test(message)) return 'system'
      if (/policy/i.test(message)) return 'policy'
      if (/dismiss/i.test(message) || permission === 'prompt') return 'dismissed'
      return 'denied'
    case 'SecurityError':
      return 'policy'
    case 'NotFoundError':
    case 'DevicesNotFoundError':
    case 'OverconstrainedError':
      return 'no-camera'
    case 'NotReadableError':
    case 'TrackStartError':
    case 'AbortError':
      return 'busy'
    case 'TypeError':
      return 'unsupported'
    default:
      return 'unknown'
  }
}

/** Whether less may be asked for: the camera wanted is not there or cannot do what was asked. */
export function isTooDemanding(cause: unknown): boolean {
  return ['OverconstrainedError', 'ConstraintNotSatisfiedError', 'NotFoundError'].includes(
    readError(cause).name,
  )
}

function readError(cause: unknown): { name: string; message: string } {
  const { name = '', message = '' } = (cause ?? {}) as { name?: string; message?: string }
  return { name, message }
}
