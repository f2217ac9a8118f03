/**
 * Words that packed sums contain as a number. Stored rows reference them by position: append new
 * words at the end only.
 */
export const sumDictionary: readonly string[] = [
  '',
  ...Array.from({ length: 24 }, (_, hour) => String(hour).padStart(2, '0')),
  ...['mobile', 'tablet', 'desktop', 'other'],
  ...['ios', 'android', 'windows', 'macos', 'linux'],
  ...['safari', 'firefox', 'edge', 'chrome', 'samsung'],
  ...['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'],
  ...['en', 'de', 'es', 'fr', 'it', 'ja', 'nl', 'pt', 'vi', 'zh'],
  ...[
    'US',
    'DE',
    'ES',
    'FR',
    'IT',
    'JP',
    'NL',
    'PT',
    'VN',
    'CN',
    'GB',
    'IN',
    'BR',
    'CH',
    'AT',
    'PL',
  ],
]
