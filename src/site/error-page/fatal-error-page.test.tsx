import { NextIntlClientProvider } from 'next-intl'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import messages from '@/i18n/messages/de.json'
import { AppUrlProvider } from './app-url'
import { FatalErrorPage } from './fatal-error-page'

const draw = (error: unknown, appUrl?: string) =>
  renderToStaticMarkup(
    <NextIntlClientProvider locale="de" timeZone="UTC" messages={messages}>
      <AppUrlProvider appUrl={appUrl}>
        <FatalErrorPage error={error} retry={() => {}} />
      </AppUrlProvider>
    </NextIntlClientProvider>,
  )
const texts = messages.site.errors

describe('the page of an error that nobody expected', () => {
  it('has its message as heading and leads on without another script', () => {
    const html = draw(new Error('The line is broken'))
    expect(html).toMatch(/<h1[^>]*>The line is broken<\/h1>/)
    expect(html).toMatch(new RegExp(`<button[^>]*>${texts.retry}</button>`))
    expect(html).toMatch(new RegExp(`<a href="/de"[^>]*>${texts.home}</a>`))
    expect(html).toMatch(new RegExp(`<a href="/de/url"[^>]*>${texts.tryService}</a>`))
  })

  it('keeps what went wrong on the server to the log, but for its number', () => {
    const html = draw(Object.assign(new Error('SELECT'), { digest: '4711' }))
    expect(html).not.toContain('SELECT')
    expect(html).toContain('4711')
    expect(html).toContain(texts.fatal)
  })

  it('leads to the user application where there is one', () => {
    const html = draw(new Error('x'), 'https://app.example.com/')
    expect(html).toContain('href="https://app.example.com/sign-up" target="_blank" rel="noopener"')
  })
})
