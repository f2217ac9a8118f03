import fc from 'fast-check'
import { dial } from '../phone-field'
import { anyPhone, testRoundTrip } from '../round-trip-for-test'

testRoundTrip('phone', fc.record({ phone: anyPhone }), (content) => ({
  ...content,
  phone: dial(content.phone),
}))
