import fc from 'fast-check'
import { dial } from '../phone-field'
import { testRoundTrip } from '../round-trip-for-test'

testRoundTrip(
  'zalo',
  fc.record({
    phone: fc.oneof(
      fc.stringMatching(/^0[1-9]\d{8}$/),
      fc.stringMatching(/^\+84[1-9]\d{8}$/),
      fc.constantFrom('+49 170 1234567', '+81 90-1234-5678'),
    ),
  }),
  (content) => ({ ...content, phone: dial(content.phone).replace(/^0/, '+84') }),
)
