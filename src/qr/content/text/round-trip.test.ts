import fc from 'fast-check'
import { anyText, testRoundTrip } from '../round-trip-for-test'

testRoundTrip('text', fc.record({ text: anyText(3000) }))
