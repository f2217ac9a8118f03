import { beforeEach, describe, expect, it, vi } from 'vitest'
import { siteUrl } from './site-url'

const env = vi.hoisted(() => ({ SITE_URL: '', LOCALE_HOST: undefined as string | undefined }))
vi.mock('@/env', () => ({ env }))

describe('siteUrl', () => {
  beforeEach(() => {
    env.SITE_URL = 'https://example.com'
    env.LOCALE_HOST = undefined
  })

  it.each([
    ['en', '/', 'https://example.com/'],
    ['en', '/blog', 'https://example.com/blog'],
    ['de', '/', 'https://example.com/de'],
    ['zh', '/page/privacy-policy', 'https://example.com/zh/page/privacy-policy'],
  ] as const)('prefixes the path on one host: %s %s', (locale, path, url) => {
    expect(siteUrl(locale, path)).toBe(url)
  })

  it.each([
    ['en', '/', 'https://en.example.com/'],
    ['de', '/', 'https://de.example.com/'],
    ['ja', '/wifi', 'https://ja.example.com/wifi'],
  ] as const)('gives every locale its sub-domain: %s %s', (locale, path, url) => {
    env.LOCALE_HOST = 'example.com'
    expect(siteUrl(locale, path)).toBe(url)
  })

  it('keeps the scheme of the site and the port of the host', () => {
    env.SITE_URL = 'http://localhost:3000'
    env.LOCALE_HOST = 'localhost:3000'
    expect(siteUrl('fr', '/blog')).toBe('http://fr.localhost:3000/blog')
  })
})
