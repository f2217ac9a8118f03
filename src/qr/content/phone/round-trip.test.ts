import fc from 'fast-check'
import { dial } from '../phone-field'
import { phone, testRoundTrip } from '../round-trip-for-test'

testRoundTrip('phone', fc.record({ phone }), (content) => ({
  ...content,
  phone: dial(content.phone),
}))
