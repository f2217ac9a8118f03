import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { message } from '@/testing/message'
import { renderInSite } from '@/testing/render-in-site'
import { consentDays } from './consent-cookie'
import { ConsentQuestion } from './consent-question'
import type { ConsentService } from './find-consent-services'
import { PrivacyChoices } from './privacy-choices'

const services: ConsentService[] = [
  {
    purpose: 'chat',
    label: message('site.consent.chat', { provider: 'tawk.to' }),
    hint: message('site.consent.chatHint'),
  },
  {
    purpose: 'badge',
    label: message('site.consent.badge', { host: 'badges.example' }),
    hint: message('site.consent.badgeHint'),
  },
]
const policyAddress = '/legal/cookies-policy'
const messages = {
  title: message('site.consent.title'),
  lead: message('site.consent.lead'),
  policy: message('site.consent.policy'),
  accept: message('site.consent.accept'),
  decline: message('site.consent.decline'),
  choices: message('site.consent.choices'),
  choicesLead: message('site.consent.choicesLead', { days: consentDays }),
  close: message('site.consent.close'),
}

const renderConsent = () => {
  const props = { services, cookieDomain: undefined, policyAddress, words: messages }
  return renderInSite([
    <ConsentQuestion key="question" {...props} />,
    <PrivacyChoices key="choices" {...props} />,
  ])
}

const question = page.getByRole('region', { name: messages.title })
const dialog = page.getByRole('dialog', { name: messages.choices })
/** TypeScript's types lack the browser's return type. */
const findCookie = () =>
  cookieStore.get('consent') as Promise<(CookieListItem & { expires?: number }) | null>
const expectChoices = (value: string) =>
  expect.poll(async () => (await findCookie())?.value).toBe(value)

it('asks once with two equal buttons, and lets visitors change each choice later', async () => {
  await cookieStore.delete('consent')
  const { unmount } = await renderConsent()
  for (const { label, hint } of services) {
    await expect.element(question).toHaveTextContent(label)
    await expect.element(question).toHaveTextContent(hint)
  }
  await expect
    .element(question.getByRole('link', { name: messages.policy }))
    .toHaveAttribute('href', policyAddress)
  const decline = question.getByRole('button', { name: messages.decline, exact: true })
  const accept = question.getByRole('button', { name: messages.accept, exact: true })
  const [declineBox, acceptBox] = [decline, accept].map((button) =>
    button.element().getBoundingClientRect(),
  ) as [DOMRect, DOMRect]
  expect(declineBox.y).toBe(acceptBox.y)
  expect(declineBox.height).toBe(acceptBox.height)
  expect(Math.abs(declineBox.width - acceptBox.width)).toBeLessThan(2)
  expect(decline.element().className).toBe(accept.element().className)
  expect(await findCookie()).toBeNull()

  await decline.click()
  await expect.element(question).not.toBeInTheDocument()
  const cookie = await findCookie()
  expect(cookie).toMatchObject({ value: 'chat-no.badge-no', path: '/', sameSite: 'lax' })
  const days = (Number(cookie?.expires) - Date.now()) / 86_400_000
  expect(days).toBeGreaterThan(179.9)
  expect(days).toBeLessThanOrEqual(180)
  expect(document.cookie).toContain('consent=chat-no.badge-no')

  await unmount()
  await renderConsent()
  const choices = page.getByRole('button', { name: messages.choices })
  await choices.click()
  await expect.element(dialog).toHaveTextContent(messages.choicesLead.replace('\u00a0', ' '))
  // The dialog loads later than the prompt would.
  expect(page.getByText(messages.title).query()).toBeNull()
  const chat = dialog.getByRole('checkbox', { name: services[0]?.label })
  const badge = dialog.getByRole('checkbox', { name: services[1]?.label })
  await expect.element(chat).not.toBeChecked()
  await badge.click()
  await expectChoices('chat-no.badge-yes')
  await chat.click()
  await expectChoices('chat-yes.badge-yes')
  await chat.click()
  await expectChoices('chat-no.badge-yes')
  await dialog.getByRole('button', { name: messages.close }).last().click()
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(choices).toHaveFocus()
})
