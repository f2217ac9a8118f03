import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { chatPolicy, codePolicy, hashInlineScripts, pagePolicy } from './content-security-policy'

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

describe('hashInlineScripts', () => {
  it('hashes inline scripts once each and leaves those with a source', () => {
    const html =
      '<script src="/a.js" async></script><script>one()</script><script id="x">two\n()</script><script>one()</script><script></script>'
    expect(hashInlineScripts(html)).toEqual([hash('one()'), hash('two\n()')])
  })

  it('leaves data alone, which never runs', () => {
    const html = '<script type="application/ld+json">{"a":1}</script><script>one()</script>'
    expect(hashInlineScripts(html)).toEqual([hash('one()')])
  })
})

describe('pagePolicy', () => {
  it('never allows inline scripts by keyword', () => {
    const scripts = pagePolicy('<script>a</script>')
      .split('; ')
      .find((directive) => directive.startsWith('script-src'))
    expect(scripts).toContain(hash('a'))
    expect(scripts).not.toContain('unsafe-inline')
    expect(scripts).not.toContain("'unsafe-eval'")
  })
})

describe('codePolicy', () => {
  it('lets the password’s form lead on to another site, and differs in nothing else', () => {
    const html = '<script>a</script>'
    expect(codePolicy(html)).toContain("form-action 'self' https:;")
    expect(codePolicy(html).replace("form-action 'self' https:", "form-action 'self'")).toBe(
      pagePolicy(html),
    )
  })
})

describe('chatPolicy', () => {
  it('lets the chat’s own host in, and inline scripts by their hash only', () => {
    const policy = chatPolicy('<script>a</script>')
    expect(policy).toContain(`script-src ${hash('a')} https://*.tawk.to`)
    expect(policy).not.toMatch(/script-src[^;]*unsafe/)
    expect(policy).toContain("frame-ancestors 'self'")
  })

  it('is the only one that knows the chat’s host', () => {
    expect(pagePolicy('<script>a</script>')).not.toContain('tawk.to')
  })
})
