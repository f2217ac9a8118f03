import fc from 'fast-check'
import { link, testRoundTrip, website } from '../round-trip-for-test'

testRoundTrip(
  'url',
  fc.record({
    url: fc.oneof(
      website,
      website,
      fc.constantFrom('ftp://a.de/b', 'myapp://open?x=1 2', 'tel:110'),
    ),
  }),
  (content) => ({ ...content, url: link(content.url) }),
)
