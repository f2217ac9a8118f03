/** Why there is no picture from a camera; message keys under `scanner.camera.problems`. */
export const cameraProblems = [
  /** Browsers allow cameras only over an encrypted connection. */
  'insecure',
  /** The browser has no camera API, as in the web views of some apps. */
  'unsupported',
  /** The embedding page, or the policy of the document, blocks cameras. */
  'policy',
  'denied',
  /** The prompt was closed without an answer. */
  'dismissed',
  /** The operating system blocks the camera for the browser. */
  'system',
  'no-camera',
  /** Another program uses it, or it does not start. */
  'busy',
  /** It was disconnected. */
  'gone',
  'unknown',
] as const
export type CameraProblem = (typeof cameraProblems)[number]

/**
 * The meaning of a rejected `getUserMedia` (Media Capture and Streams, 9.2). The standard has one
 * name for three cases; only the message distinguishes a closed prompt and a blocking system from a
 * refusal by the user.
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

/** Whether to request less: the camera is missing or does not support the constraints. */
export function isTooDemanding(cause: unknown): boolean {
  return ['OverconstrainedError', 'ConstraintNotSatisfiedError', 'NotFoundError'].includes(
    readError(cause).name,
  )
}

function readError(cause: unknown): { name: string; message: string } {
  const { name = '', message = '' } = (cause ?? {}) as { name?: string; message?: string }
  return { name, message }
}
