import fc from 'fast-check'
import { dial } from '../phone-field'
import { anyPhone, anyText, testRoundTrip } from '../round-trip-for-test'

testRoundTrip('sms', fc.record({ phone: anyPhone, body: anyText(1000) }), (content) => ({
  ...content,
  phone: dial(content.phone),
}))
