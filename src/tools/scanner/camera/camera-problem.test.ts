import { describe, expect, it } from 'vitest'
import { findCameraProblem } from './camera-problem'

describe('findCameraProblem', () => {
  it.each<[string, string, PermissionState | null, string]>([
    ['NotAllowedError', 'Permission denied', 'denied', 'denied'],
    ['NotAllowedError', 'Permission denied', null, 'denied'],
    ['NotAllowedError', 'Permission dismissed', 'prompt', 'dismissed'],
    ['NotAllowedError', 'The request is not allowed by the user agent', 'prompt', 'dismissed'],
    ['NotAllowedError', 'Permission denied by system', 'granted', 'system'],
    ['NotAllowedError', 'Blocked by permissions policy', 'denied', 'policy'],
    ['SecurityError', '', null, 'policy'],
    ['NotFoundError', 'Requested device not found', 'granted', 'no-camera'],
    ['OverconstrainedError', '', 'granted', 'no-camera'],
    ['NotReadableError', 'Could not start video source', 'granted', 'busy'],
    ['AbortError', 'Starting videoinput failed', 'granted', 'busy'],
    ['TypeError', '', null, 'unsupported'],
    ['Whatever', '', null, 'unknown'],
  ])('takes %s “%s” (%s) for %s', (name, message, permission, expected) => {
    expect(findCameraProblem(new DOMException(message, name), { permission })).toBe(expected)
  })

  it('does not stumble over what is no error', () => {
    expect(findCameraProblem(undefined, { permission: null })).toBe('unknown')
  })
})
