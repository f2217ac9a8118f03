import fc from 'fast-check'
import { dial } from '../phone-field'
import { anyText, phone, testRoundTrip } from '../round-trip-for-test'

testRoundTrip('sms', fc.record({ phone, body: anyText(1000) }), (content) => ({
  ...content,
  phone: dial(content.phone),
}))
