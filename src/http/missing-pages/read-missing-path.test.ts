import { expect, it } from 'vitest'
import { readMissingPath } from './read-missing-path'

it.each([
  ['/old-page', '/old-page'],
  ['/old-page/?utm_source=x&mail=a@b.example', '/old-page'],
  ['/de/old-page', '/old-page'],
  ['/ja/blog/%E6%98%94', '/blog/昔'],
  ['/blog/Old_Article-2024', '/blog/Old_Article-2024'],
  ['/shop.html', '/shop.html'],
])('%s is recorded as %s', (url, path) => {
  expect(readMissingPath(url)).toBe(path)
})

it.each([
  '/',
  '/pricing',
  '/q/unknown',
  '/api/unknown',
  '/admin/unknown',
  '/wp-admin/setup.php',
  '/wp-login',
  '/blog/wp-content/x',
  '/.env',
  '/.well-known/x',
  '/index.php',
  '/backup.zip',
  '/vendor/phpunit',
  '/main.js',
  '/logo.png',
  '/%00',
  '/a%2F..%2Fb<script>',
  '/%E0%A4',
  '/someone@example.com',
  '/reset/0123456789abcdef0123',
  '/orders/20261128001',
  '/u/5f3c1d2e-7a4b-4c1d-9e2f-0123456789ab',
  `/${'a'.repeat(201)}`,
  '/a/b/c/d/e/f/g/h/i',
])('%s is not recorded', (url) => {
  expect(readMissingPath(url)).toBeUndefined()
})
