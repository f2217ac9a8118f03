import fc from 'fast-check'
import { anyText, hostedLink, testRoundTrip } from '../round-trip-for-test'

testRoundTrip('image', fc.record({ link: hostedLink(), title: anyText(120) }), (content) => ({
  ...content,
  title: '',
}))
