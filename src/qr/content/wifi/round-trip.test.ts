import fc from 'fast-check'
import { anyText, testRoundTrip } from '../round-trip-for-test'

testRoundTrip(
  'wifi',
  fc.record({
    ssid: anyText(32),
    security: fc.constantFrom('wpa', 'wpa3', 'sae', 'open'),
    password: anyText(128),
    hidden: fc.boolean(),
  }),
  (content) => (content.security === 'open' ? { ...content, password: '' } : content),
)
