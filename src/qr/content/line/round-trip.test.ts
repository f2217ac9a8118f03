import fc from 'fast-check'
import { testRoundTrip } from '../round-trip-for-test'

testRoundTrip('line', fc.record({ lineId: fc.stringMatching(/^@?[a-z0-9][a-z0-9._-]{3,20}$/) }))
