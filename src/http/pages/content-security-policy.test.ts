import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { adminPolicy, chatPolicy, codePolicy, pagePolicy } from './content-security-policy'

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

describe.each([
  ['pagePolicy', pagePolicy],
  ['adminPolicy', adminPolicy],
])('%s', (_, makePolicy) => {
  it('never allows inline scripts by keyword', () => {
    const scripts = makePolicy(['a'])
      .split('; ')
      .find((directive) => directive.startsWith('script-src'))
    expect(scripts).toContain(hash('a'))
    expect(scripts).not.toContain('unsafe-inline')
    expect(scripts).not.toContain("'unsafe-eval'")
  })
})

describe('codePolicy', () => {
  it('lets the password’s form lead on to another site, and differs in nothing else', () => {
    const scripts = ['a']
    expect(codePolicy(scripts)).toContain("form-action 'self' https:;")
    expect(codePolicy(scripts).replace("form-action 'self' https:", "form-action 'self'")).toBe(
      pagePolicy(scripts),
    )
  })
})

describe('chatPolicy', () => {
  it('lets the chat’s own host in, and inline scripts by their hash only', () => {
    const policy = chatPolicy(['a'])
    expect(policy).toContain(`script-src ${hash('a')} https://*.tawk.to`)
    expect(policy).not.toMatch(/script-src[^;]*unsafe/)
    expect(policy).toContain("frame-ancestors 'self'")
    expect(policy).toMatch(/sandbox allow-scripts(?!.*allow-same-origin)/)
  })

  it('is the only one that knows the chat’s host', () => {
    expect(pagePolicy(['a'])).not.toContain('tawk.to')
  })
})
