import type { IncomingHttpHeaders } from 'node:http'
import { LRUCache } from 'lru-cache'
import { classifyDevice, type Device } from '@/devices/classify-device'

const known = new LRUCache<string, Device>({ max: 10_000 })
/** Longer ones are no browser's, and take long to read. */
const maxLength = 400

/** What a request comes from. Most say the same few things of themselves. */
export function recogniseDevice(headers: IncomingHttpHeaders): Device {
  const userAgent = (headers['user-agent'] ?? '').slice(0, maxLength)
  const platform = String(headers['sec-ch-ua-platform'] ?? '').slice(0, 20)
  const mobile = headers['sec-ch-ua-mobile'] === '?1'
  const name = `${platform}|${mobile}|${userAgent}`
  const found = known.get(name)
  if (found) return found
  const hints = { platform: platform.replaceAll('"', ''), mobile }
  const device = classifyDevice({ userAgent, hints })
  known.set(name, device)
  return device
}
