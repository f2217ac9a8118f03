import type { IncomingHttpHeaders } from 'node:http'
import { LRUCache } from 'lru-cache'
import { classifyDevice, type Device } from '@/devices/classify-device'

const cache = new LRUCache<string, Device>({ max: 10_000 })
/** Longer values do not come from browsers and are slow to parse. */
const maxLength = 400

/** The device that sent a request. Cached, because few combinations of headers are common. */
export function recognizeDevice(headers: IncomingHttpHeaders): Device {
  const userAgent = (headers['user-agent'] ?? '').slice(0, maxLength)
  const platform = String(headers['sec-ch-ua-platform'] ?? '').slice(0, 20)
  const mobile = headers['sec-ch-ua-mobile'] === '?1'
  const name = `${platform}|${mobile}|${userAgent}`
  const found = cache.get(name)
  if (found) return found
  const hints = { platform: platform.replaceAll('"', ''), mobile }
  const device = classifyDevice({ userAgent, hints })
  cache.set(name, device)
  return device
}
