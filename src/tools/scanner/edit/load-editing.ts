import type { Point } from '@/qr/decode/code-found'
import { inspectCode } from './inspect-code'

/**
 * What editing needs and brings along only when it is asked for: the panel, and the worker, which
 * is asked about a picture that shows nothing.
 */
export async function loadEditing(): Promise<void> {
  await Promise.all([import('./edit-panel'), import('@/qr/share/pack-text')])
  const corners: [Point, Point, Point, Point] = [
    { x: 0, y: 0 },
    { x: 21, y: 0 },
    { x: 21, y: 21 },
    { x: 0, y: 21 },
  ]
  const pixels = { rgba: new Uint8ClampedArray(21 * 21 * 4).fill(255), width: 21, height: 21 }
  const nothing = {
    text: '',
    bytes: new Uint8Array(),
    format: 'qr',
    version: 1,
    engine: '',
  } as const
  const unsaid = { level: null, mask: null, inverted: false, mirrored: false }
  await inspectCode({ ...nothing, ...unsaid, corners }, async () => pixels)
}
